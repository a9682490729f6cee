/** Returns true if this host is that of the site. */
export const isOwnHost = (host: string) => host === location.host;
