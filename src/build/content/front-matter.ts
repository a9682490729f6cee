import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import * as v from 'valibot';
import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { nameBrand } from '#site/brand-messages.ts';
import { ContentError } from './content-error.ts';
import { FIELD } from './field-schemas.ts';

/** A file in `locales`, and its name in error messages. */
export interface ContentFile {
  path: string;
  /** Path relative to the project's root, such as locales/it/articles/<slug>.md. */
  name: string;
}

/** Returns a file in `locales` with its name. The folder `locales` may be anywhere. */
export const contentFile = (locales: string, path: string): ContentFile => ({
  path,
  name: relative(dirname(locales), path).split(sep).join('/'),
});

/** Source file of a text. Error messages name it, and its folder is searched for pictures. */
export interface MarkdownSource extends ContentFile {
  /** Line of the file at which the text begins. */
  line: number;
}

export interface FrontMatter<Fields> {
  fields: Fields;
  /** The text after the front matter. */
  body: string;
  source: MarkdownSource;
  /** Prefixes a sentence with the file and the line of a field. */
  problemWith: (field: keyof Fields & string, sentence: string) => string;
}

/** The file of a translated text that contains the facts. */
interface Original {
  name: string;
  isFact: (field: string) => boolean;
}

/** Number of lines before the front matter, which is the first "---". */
const FIRST_LINE = 1;

/** Reads a Markdown file with YAML front matter between two lines of three dashes. Throws a ContentError. */
export function readFrontMatter<Fields>(
  file: ContentFile,
  schema: v.GenericSchema<unknown, Fields>,
  original?: Original,
): FrontMatter<Fields> {
  const { front, body } = splitFile(file);
  const lines = new LineCounter();
  const document = parseDocument(front, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + FIRST_LINE;
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw new ContentError([`${lineOf(file, lineAt(error.pos[0]))}: ${yamlSentence(error)}`]);
  const sign = referenceIn(document);
  if (sign !== undefined) {
    throw new ContentError([
      `${lineOf(file, lineAt(sign))}: a text that begins with "*" or "&" needs quotation marks.`,
    ]);
  }
  const problemAt = (field: string, sentence: string) => {
    const offset = offsetOf(document, field);
    return `${lineOf(file, offset === undefined ? undefined : lineAt(offset))}: ${sentence}`;
  };
  const reviver = (_: unknown, value: unknown) => (typeof value === 'string' ? nameBrand(value) : value);
  const result = v.safeParse(schema, document.toJS({ reviver }) ?? {}, { abortPipeEarly: true });
  if (!result.success) {
    throw new ContentError(
      result.issues.map((issue) => problemAt(fieldOf(issue), sentenceOf(issue, original))),
    );
  }
  const line = front.split('\n').length + FIRST_LINE + 1;
  return { fields: result.output, body, source: { ...file, line }, problemWith: problemAt };
}

const lineOf = ({ name }: ContentFile, line: number | undefined): string =>
  line === undefined ? name : `${name}, line ${line}`;

/** Reads a file's text. Removes the byte order mark that some editors add, and converts line ends to Unix style. */
export const readSource = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/**
 * Reads a file like `readSource`. Throws a ContentError if it is not UTF-8, because the site would show Latin-1 with
 * broken letters. UTF-16 without a byte order mark has a zero next to each ASCII letter.
 */
export function readText(file: ContentFile): string {
  const source = readSource(file.path);
  const isBroken = (line: string) => line.includes('\uFFFD') || line.includes('\0');
  const unreadable = source.split('\n').findIndex(isBroken);
  if (unreadable < 0) return source;
  throw new ContentError([
    `${lineOf(file, unreadable + 1)}: it has characters that are not UTF-8. Save the file with the encoding UTF-8.`,
  ]);
}

/** Returns true if a line of the front matter names the field. The field's value may be invalid. */
export const hasField = (path: string, field: string): boolean =>
  (readSource(path).split(/^---[ \t]*$/m)[1] ?? '').includes(`\n${field}:`);

function splitFile(file: ContentFile): { front: string; body: string } {
  const source = readText(file);
  const [, front, body = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n([\s\S]*))?$/m.exec(source) ?? [];
  if (front === undefined || !source.startsWith('---')) {
    const sentence = /^---[ \t]*\n/.test(source)
      ? 'its fields do not end. Write a line "---" below them.'
      : 'it has no fields. Begin it with a line "---", the fields, and another line "---".';
    throw new ContentError([`${file.name}: ${sentence}`]);
  }
  if (!body.trim()) {
    throw new ContentError([`${file.name}: there is no text. Write it below the second line "---".`]);
  }
  return { front, body: nameBrand(body) };
}

const QUOTE = 'Write it between double quotation marks.';
const MISSING =
  'the colon and space after a field’s name are missing, or a closing quotation mark or bracket. Add it.';

/** Sentences for the errors of the YAML parser, by their codes, each with the correction. */
const yamlSentences: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'this field stands there twice. Remove one of the lines.',
  TAB_AS_INDENT: 'the line begins with a tab. Use spaces.',
  BLOCK_AS_IMPLICIT_KEY: `the text has ": " in it, or the next line begins with a space. ${QUOTE}`,
  MULTILINE_IMPLICIT_KEY: MISSING,
  MISSING_CHAR: MISSING,
  BAD_INDENT: MISSING,
  UNEXPECTED_TOKEN: `the text goes on after a closing quotation mark or bracket. ${QUOTE}`,
  BAD_SCALAR_START: `the text begins with a sign. ${QUOTE}`,
  TAG_RESOLVE_FAILED: `the text begins with a sign. ${QUOTE}`,
};

/** Returns a plain sentence, and the parser's words after it. */
const yamlSentence = ({ code, message }: { code: string; message: string }): string =>
  `${yamlSentences[code] ?? `the line cannot be read. ${QUOTE}`} (YAML: ${message})`;

/** Returns the offset of the first YAML anchor or alias, or undefined. Authors of texts never intend to write one. */
function referenceIn(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, (_, node) => {
    if (!isNode(node) || !(isAlias(node) || ('anchor' in node && node.anchor))) return undefined;
    found = node.range?.[0] ?? 0;
    return visit.BREAK;
  });
  return found;
}

/** Returns the offset of a field in the front matter. */
function offsetOf({ contents }: Document, field: string): number | undefined {
  if (!isMap(contents)) return undefined;
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === field);
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

const fieldOf = ({ path }: v.BaseIssue<unknown>): string => String(path?.[0]?.key ?? '');

/** Hint for missing facts. The build treats a translation as an original if its file name differs from the source's. */
const MAYBE_TRANSLATION = ' If the file is a translation, give it the name of the text that it translates.';

/** Returns the error message for a field. It names the problem and the solution. */
function sentenceOf(issue: v.BaseIssue<unknown>, original: Original | undefined): string {
  const { expected, received, kind, type, message } = issue;
  const field = fieldOf(issue);
  if (field === '') return 'the lines above the text are no fields. Write each as "name: …".';
  const isFact = original?.isFact(field);
  if (type === 'strict_object' && expected === 'never')
    return isFact
      ? `"${field}" stands once, in ${original?.name}. Remove the line here.`
      : `there is no field "${field}". Correct its name or remove the line.`;
  if (received === 'undefined' && issue.path?.length === 1)
    return `"${field}" is missing. Add a line "${field}: …".${isFact ? MAYBE_TRANSLATION : ''}`;
  if (received === 'null') return `"${field}" is empty. Write something after it, or remove the line.`;
  // Valibot's default messages begin with "Invalid". All other messages already include the solution.
  if (!message.startsWith('Invalid ')) return message.replaceAll(FIELD, field);
  if (kind === 'schema') return `"${field}" is ${received}, and must be ${expected}.`;
  return `"${field}" is ${received}. ${message}.`;
}
