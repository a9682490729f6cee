/** Prefixes a link within the site: ('/#roi', '/de') is '/de#roi'. */
export const linkInto = (to: string, base: string): string =>
  base && /^\/(?:[?#]|$)/.test(to) ? base + to.slice(1) : base + to;
