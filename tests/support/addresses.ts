/** Adds the prefix to a link within the site: ('/#roi', '/de') becomes '/de#roi'. */
export const linkInto = (to: string, basePath: string): string =>
  basePath && /^\/(?:[?#]|$)/.test(to) ? basePath + to.slice(1) : basePath + to;
