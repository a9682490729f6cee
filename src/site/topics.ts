/** The topics an article can have; `all` on the page is the sum of them. Source: docs/site.md, section 3. */
export const topics = [
  'thought-leadership',
  'analytics',
  'innovation',
  'psychology',
  'market-trends',
] as const;
export type Topic = (typeof topics)[number];
