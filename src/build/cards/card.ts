import { type Locale, locales } from '#site/locales.ts';
import { type Presentation, sectionOf } from '../discovery/presentation.ts';

/** Pixels, as social networks require. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Content of the picture shown with a link to a page. */
export interface Card {
  /** Path of the file, without hash and extension. */
  name: string;
  title: string;
  /** '' where the title is already a sentence. */
  lead: string;
  /** The kind of text; '' where the title says enough. */
  eyebrow: string;
  /** Name of the text's language, in that language. */
  language: string;
  /** Seed of the drawing: all editions of a page have the same one. */
  pattern: string;
}

/** The card of a page. The edition without a prefix shares that of its language. */
export function cardOf({ page, intl, title, description, language, article, author }: Presentation): Card {
  return {
    name: nameOf(page.language, page.path),
    title,
    lead: article ? '' : description,
    eyebrow: article ? sectionOf(intl, article) : (author?.role ?? ''),
    language: languageName(language),
    pattern: page.path,
  };
}

const nameOf = (language: Locale, path: string) => `${language}${path === '/' ? '/home' : path}`;

const languageName = (code: Locale) => locales.find((row) => row.code === code)?.name ?? code;
