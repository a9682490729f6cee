/*
 * Invented content outside `locales`, which also contains invented content such as authors and testimonials. The owner
 * replaces it before the site becomes public (see README). The home page loads this file. Samples of other pages are in
 * sample-systems.ts.
 */

/** Samples that the pages mark as such. The owner sets a value to false when the content is replaced. */
export const isSample: Readonly<Record<'authors' | 'founders' | 'systems' | 'testimonials', boolean>> = {
  authors: true,
  founders: true,
  systems: true,
  testimonials: true,
};

/**
 * The team on /about. The ids of the messages with roles and short biographies contain these ids. The portraits are in
 * src/illustrations/founders.
 */
export const founders = [
  { id: 'ceo', name: 'Ludovica Serrani' },
  { id: 'cto', name: 'Tommaso Albrighi' },
  { id: 'cmo', name: 'Nora Castelvetri' },
] as const;

/**
 * Investors' sites. If one of them referred the visitor, the home page's title contains its name. Source: docs/site.md,
 * section 2.
 */
export const investorSites = [
  { host: 'rete-aurora.example', name: 'Rete Aurora' },
  { host: 'lombarda-ventures.example', name: 'Lombarda Ventures' },
  { host: 'fondo-tirreno.example', name: 'Fondo Tirreno' },
] as const;

/** Returns the name of the investor whose site referred the visitor, or undefined if no such site did. */
export function referringInvestor(referrer: string): string | undefined {
  // A browser sends no referrer or a complete address. Some supported browsers lack URL.canParse.
  if (!/^https?:\/\/[^/]/.test(referrer)) return undefined;
  const { hostname } = new URL(referrer);
  return investorSites.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`))?.name;
}

/** Number of investors that the hero counts without avatars. Source: docs/site.md, section 9 ("+8 avatars"). */
export const FURTHER_AVATARS = 8;

/** Number of startups after each step of the workflow. It is an example. The home page's text repeats the numbers. */
export const startupsLeft = [100, 40, 12, 4] as const;
