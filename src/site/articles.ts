import type { LanguageCode } from './languages.ts';
import type { Topic } from './topics.ts';

interface ArticleRow {
  slug: string;
  topic: Topic;
  /** Who wrote it: a row of `authors` in sample-content.ts. */
  author: string;
  /** ISO date. */
  date: `${number}-${number}-${number}`;
  /** Reading time at about 200 words a minute; a test holds the text to it. */
  minutes: number;
  /** Languages it is written in; the others show the first of these, marked as such. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
}

/** One row per article, in the order of the list; the first is featured. Texts: locales/<language>/articles/<slug>.md. */
export const articles = [
  {
    slug: 'future-due-diligence-intelligence-augmentation',
    topic: 'thought-leadership',
    author: 'Elena Marchetti',
    date: '2025-01-10',
    minutes: 6,
    languages: ['it', 'en', 'fr', 'de', 'es'],
  },
  {
    slug: 'metrics-kpis-deal-flow-management',
    topic: 'analytics',
    author: 'Davide Ferraro',
    date: '2025-01-08',
    minutes: 6,
    languages: ['it', 'en', 'fr', 'de', 'es'],
  },
  {
    slug: 'automated-due-diligence-opportunities-challenges',
    topic: 'innovation',
    author: 'Elena Marchetti',
    date: '2025-01-06',
    minutes: 6,
    languages: ['it', 'en', 'fr', 'de', 'es'],
  },
  {
    slug: 'cognitive-biases-technology-stack-help',
    topic: 'psychology',
    author: 'Chiara Valenti',
    date: '2025-01-03',
    minutes: 5,
    languages: ['it', 'en', 'fr', 'de', 'es'],
  },
  {
    slug: 'regulatory-compliance-fintech',
    topic: 'market-trends',
    author: 'Davide Ferraro',
    date: '2024-12-30',
    minutes: 5,
    languages: ['en'],
  },
  {
    slug: 'esg-investing-criteria-evolution',
    topic: 'market-trends',
    author: 'Chiara Valenti',
    date: '2024-12-28',
    minutes: 5,
    languages: ['en'],
  },
  {
    slug: 'blockchain-due-diligence-transparency',
    topic: 'innovation',
    author: 'Davide Ferraro',
    date: '2024-12-25',
    minutes: 7,
    languages: ['en'],
  },
] as const satisfies readonly ArticleRow[];

export type Article = ArticleRow;
export const allArticles: readonly Article[] = articles;

/** How many related articles stand under an article. Source: docs/site.md, section 9. */
export const RELATED_ARTICLES = 2;
