import { euro } from '#i18n/euro.ts';
import { contradictedDeal, sourcesOf } from '#site/deals.ts';
import { type Locale, languageName } from '#site/locales.ts';
import { type Presentation, sectionOf } from '../discovery/presentation.ts';

/** Size in pixels, as social networks require. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Content of the picture that social networks show with a link to a page. */
export interface Card {
  /** Path of the file, without hash and extension. */
  name: string;
  title: string;
  /** The lead. It is '' for an article, because its title is a sentence. */
  lead: string;
  /** The kind of text, or '' if the title is sufficient. */
  eyebrow: string;
  /** Name of the text's language, in that language. */
  language: string;
  /** Seed of the drawing. It is the same for all locales of a page. */
  pattern: string;
  /** The sources that the card of the home page shows instead of a page. */
  contradiction?: Contradiction;
}

/** The formatted amounts of two sources, their difference, the text below it, and the row of the model. */
export interface Contradiction {
  stated: string;
  computed: string;
  difference: string;
  between: string;
  row: string;
}

/** Returns the card of a page. A page without locale prefix has the card of its language. */
export function cardOf({ page, intl, title, description, locale, article, author }: Presentation): Card {
  return {
    name: nameOf(page.locale, page.path),
    title,
    lead: article ? '' : description,
    eyebrow: article ? sectionOf(intl, article) : (author?.role ?? ''),
    language: languageName(locale),
    pattern: page.path,
    ...(page.route.id === 'home' && { contradiction: contradictionOf(intl) }),
  };
}

function contradictionOf({ formatMessage, formatNumber }: Presentation['intl']): Contradiction {
  const { page, cell, stated, computed, difference } = sourcesOf(contradictedDeal);
  const amount = formatNumber(stated / 1_000_000, { maximumFractionDigits: 2 });
  return {
    stated: formatMessage({ id: 'home.sources.millions' }, { amount }),
    computed: formatNumber(computed),
    difference: formatNumber(difference, euro),
    between: formatMessage({ id: 'home.sources.between' }, { page: String(page), cell }),
    row: String(contradictedDeal.revenue.row),
  };
}

const nameOf = (locale: Locale, path: string) => `${locale}${path === '/' ? '/home' : path}`;
