import type { MessageId } from './messages.ts';

/** Everything invented to fill the site. The owner replaces it before going public (see README). */
export const authors = ['Elena Marchetti', 'Davide Ferraro', 'Chiara Valenti'] as const;

/** Visitors who come from one of these sites read its name in the home page's title. Source: spec, section 2. */
export const investorSites = [
  { host: 'rete-aurora.example', name: 'Rete Aurora' },
  { host: 'lombarda-ventures.example', name: 'Lombarda Ventures' },
  { host: 'fondo-tirreno.example', name: 'Fondo Tirreno' },
] as const;

/** The investor whose site has led here, by the address the browser names as referrer. */
export function referringInvestor(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { hostname } = new URL(referrer);
  return investorSites.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`))?.name;
}

type QuoteId = Extract<MessageId, `home.voices.${number}.quote`>;
type RoleId = Extract<MessageId, `home.voices.${number}.role`>;

/** What the carousel of the home page turns over. Each is rated 5.0 (spec, section 3). */
export const testimonials: readonly { name: string; company: string; quote: QuoteId; role: RoleId }[] = [
  {
    name: 'Giulia Ferrante',
    company: 'Tirreno Capital',
    quote: 'home.voices.1.quote',
    role: 'home.voices.1.role',
  },
  {
    name: 'Marco Bellini',
    company: 'Borgo Ventures',
    quote: 'home.voices.2.quote',
    role: 'home.voices.2.role',
  },
  {
    name: 'Sofia Landi',
    company: 'Alpina Family Office',
    quote: 'home.voices.3.quote',
    role: 'home.voices.3.role',
  },
];

/** How many more investors than the shown avatars the hero counts. Source: spec, section 9 ("+8 avatars"). */
export const FURTHER_AVATARS = 8;
