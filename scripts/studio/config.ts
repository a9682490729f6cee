import { basename, dirname } from 'node:path';
import type * as v from 'valibot';
import { articleFacts, articleTranslated, topicsIn } from '#build/content/articles.ts';
import { authorFacts, authorTranslated, readAuthors } from '#build/content/authors.ts';
import { faqKind } from '#build/content/faq.ts';
import { draft } from '#build/content/field-schemas.ts';
import { guideFacts, postFacts } from '#build/content/italian-texts.ts';
import { reportKind } from '#build/content/reports.ts';
import { testimonialKind } from '#build/content/testimonials.ts';
import { webinarKind } from '#build/content/webinars.ts';
import { brand } from '#site/brand.ts';
import figures from '#site/figures.json' with { type: 'json' };
import { defaultLocale, locales } from '#site/locales.ts';
import prices from '#site/prices.json' with { type: 'json' };
import { bodyField, fieldsOf, numberFields, type StudioField } from './fields.ts';

interface Collection {
  name: string;
  label: string;
  label_singular: string;
  /** `{{locale}}` is the folder of a language. */
  folder: string;
  /** Empty, because a picture is in the folder of its text, and the text contains only the file name. */
  media_folder: '';
  public_folder: '';
  create: boolean;
  extension: 'md';
  format: 'yaml-frontmatter';
  i18n?: boolean;
  identifier_field: string;
  slug: string;
  fields: StudioField[];
}

const collection = (
  name: string,
  label: string,
  singular: string,
  rest: Pick<Collection, 'folder' | 'fields' | 'identifier_field'> & { i18n?: boolean },
): Collection => ({
  name,
  label,
  label_singular: singular,
  media_folder: '',
  public_folder: '',
  create: true,
  extension: 'md',
  format: 'yaml-frontmatter',
  slug: `{{fields.${rest.identifier_field}}}`,
  ...rest,
});

/**
 * Returns a collection of short texts that a page shows together. Facts are edited in one language. Translated fields and
 * body are edited in every language.
 */
const entries = (
  { folder, translated, facts }: { folder: string; translated: v.ObjectEntries; facts: v.ObjectEntries },
  label: string,
  singular: string,
  {
    title = Object.keys(translated)[0] ?? '',
    choices = {},
  }: { title?: string; choices?: Parameters<typeof fieldsOf>[2] } = {},
): Collection =>
  collection(folder, label, singular, {
    folder: `locales/{{locale}}/${folder}`,
    i18n: true,
    identifier_field: title,
    fields: [
      ...fieldsOf({ ...translated, ...facts, draft }, { ...translated, draft }, choices),
      bodyField('text', true),
    ],
  });

/** The files with the numbers of the site, which all languages share. */
const numbers = {
  name: 'numbers',
  label: 'Prices and figures',
  files: [
    { name: 'prices', label: 'Prices', file: 'src/site/prices.json', fields: numberFields(prices) },
    { name: 'figures', label: 'Figures', file: 'src/site/figures.json', fields: numberFields(figures) },
  ],
};

/** Returns the studio's configuration. It is derived from the schemas with which the build validates the files. */
export function studioConfig(localesFolder: string) {
  const authors = readAuthors(localesFolder, { everything: true }).map(({ name }) => name);
  const { updated, ...translated } = articleTranslated;
  const article = { ...translated, ...articleFacts(topicsIn(localesFolder), authors), draft };
  return {
    // The backend is required but never contacted, because the files are edited locally. The editor asks for the folder
    // with the name of the repository.
    backend: { name: 'github', repo: `owner/${basename(dirname(localesFolder))}`, branch: 'main' },
    load_config_file: false,
    site_url: brand.platformUrl,
    media_folder: `locales/${defaultLocale}/articles`,
    slug: { encoding: 'ascii', clean_accents: true },
    // Markdown does not allow spaces in the name of a picture.
    media_libraries: { default: { config: { slugify_filename: true } } },
    editor: { preview: false },
    // The build rejects empty fields.
    output: { omit_empty_optional_fields: true },
    i18n: {
      structure: 'multiple_folders',
      locales: locales.map(({ code }) => code),
      default_locale: defaultLocale,
      initial_locales: 'default',
    },
    collections: [
      collection('articles', 'Insights', 'Article', {
        folder: 'locales/{{locale}}/articles',
        i18n: true,
        identifier_field: 'title',
        fields: [
          ...fieldsOf(
            article,
            { ...translated, updated, draft },
            {
              topic: topicsIn(localesFolder),
              author: authors,
            },
          ),
          bodyField('markdown', true),
        ],
      }),
      collection('authors', 'Authors', 'Author', {
        folder: 'locales/{{locale}}/authors',
        i18n: true,
        identifier_field: 'name',
        fields: [
          ...fieldsOf({ ...authorFacts, ...authorTranslated }, authorTranslated),
          bodyField('markdown', true),
        ],
      }),
      entries(faqKind, 'Questions', 'Question'),
      entries(webinarKind(authors), 'Webinars', 'Webinar', { choices: { speakers: authors } }),
      entries(reportKind, 'Reports', 'Report'),
      entries(testimonialKind, 'Testimonials', 'Testimonial', { title: 'name' }),
      collection('blog', 'Blog', 'Post', {
        folder: `locales/${defaultLocale}/blog`,
        identifier_field: 'title',
        fields: [
          ...fieldsOf({ ...postFacts(authors), draft }, {}, { author: authors }),
          bodyField('markdown', false),
        ],
      }),
      collection('guides', 'Guides', 'Guide', {
        folder: `locales/${defaultLocale}/guides`,
        identifier_field: 'title',
        fields: [...fieldsOf({ ...guideFacts, draft }, {}), bodyField('markdown', false)],
      }),
      numbers,
    ],
  };
}
