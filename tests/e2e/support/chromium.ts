/** Chromium as root, without calls home. */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the tests start Chromium: the one that `npm test` has found, with these flags besides its own. */
export function chromiumLaunch(more: readonly string[] = []) {
  const path = process.env.CHROMIUM_PATH;
  return { args: [...flags, ...more], ...(path ? { executablePath: path } : {}) };
}
