import type { articles } from './articles.ts';

interface PostRow {
  slug: string;
  /** A row of `authors` in sample-content.ts. */
  author: string;
  /** ISO date. */
  date: `${number}-${number}-${number}`;
  /** Reading time. */
  minutes: number;
  /** The note among the insights that treats its subject at length. */
  insight: (typeof articles)[number]['slug'];
}

/** The blog's articles, in order. Texts, in Italian only (docs/site.md, section 2): locales/it/blog/<slug>.md. */
export const posts: readonly PostRow[] = [
  {
    slug: 'leggere-cento-pitch-deck',
    author: 'Elena Marchetti',
    date: '2025-01-09',
    minutes: 6,
    insight: 'future-due-diligence-intelligence-augmentation',
  },
  {
    slug: 'kpi-che-contano',
    author: 'Davide Ferraro',
    date: '2025-01-07',
    minutes: 6,
    insight: 'metrics-kpis-deal-flow-management',
  },
  {
    slug: 'mercato-italiano-seed',
    author: 'Chiara Valenti',
    date: '2025-01-04',
    minutes: 5,
    insight: 'regulatory-compliance-fintech',
  },
  {
    slug: 'portafoglio-sotto-controllo',
    author: 'Elena Marchetti',
    date: '2025-01-02',
    minutes: 6,
    insight: 'automated-due-diligence-opportunities-challenges',
  },
  {
    slug: 'governance-prima-del-term-sheet',
    author: 'Davide Ferraro',
    date: '2024-12-29',
    minutes: 7,
    insight: 'blockchain-due-diligence-transparency',
  },
  {
    slug: 'esg-misurabile',
    author: 'Chiara Valenti',
    date: '2024-12-26',
    minutes: 5,
    insight: 'esg-investing-criteria-evolution',
  },
];
