/** Prefixes a link within the site: ('/#roi', '/de') is '/de#roi'. */
export const linkInto = (to: string, basePath: string): string =>
  basePath && /^\/(?:[?#]|$)/.test(to) ? basePath + to.slice(1) : basePath + to;
