import { type LanguageCode, languages } from '#site/languages.ts';
import { type Presentation, sectionOf } from '../discovery/presentation.ts';

/** Pixels, as networks ask for them. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** What stands on the picture that a link to a page is shown with. */
export interface Card {
  /** Where the file stands, without hash and ending. */
  name: string;
  title: string;
  /** '' where the title is a sentence already. */
  lead: string;
  /** What kind of text it is; '' where the title says enough. */
  eyebrow: string;
  /** The name of the language the text is in, in that language. */
  language: string;
  /** Cards of the same page show the same dots, whatever their language. */
  pattern: string;
}

/** The card of a page. The edition without a prefix has that of its language. */
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

const nameOf = (language: LanguageCode, path: string) => `${language}${path === '/' ? '/home' : path}`;

const languageName = (code: LanguageCode) => languages.find((row) => row.code === code)?.name ?? code;
