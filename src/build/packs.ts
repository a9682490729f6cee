import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATH_SLOT, pathSuffix } from '#site/document.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import { messageNamespaces } from '#site/messages.ts';
import type { Frame, MessageIds, PagePack, Shell, WordsPack } from '#site/offline-pack.ts';
import { escapeHtml, type Template } from '#site/template.ts';
import { type FindStored, templateOf } from './template.ts';
import type { AllResources } from './words.ts';

/** A page in one edition, split into its frame and its main content. */
export interface RenderedPage {
  key: string;
  head: string;
  before: string;
  main: string;
  after: string;
  /** Names of the messages and texts embedded in the page. */
  embedded: readonly string[];
}

/** Writes the files from which the service worker assembles pages: src/site/offline-pack.ts. */
export function offlinePacks(dist: string, resources: AllResources) {
  const write = packWriter(dist);
  const findMessage = messageFinder(resources);
  const frames = frameList((texts) => templateOf(texts, findMessage));
  const files: Record<string, string> = {};

  return {
    /** Writes a page, given in the order of `localePrefixes`, with the text of this name. */
    addPage(path: string, pages: readonly RenderedPage[], content: string | undefined): void {
      const values = languages.map(({ code }) => content && resources.get(code)?.get(content));
      const isThere = content && values.every((value) => value !== undefined);
      const findText = textFinder(values);
      const of = (part: (page: RenderedPage) => string): Template =>
        templateOf(pages.map(part), (texts) => findMessage(texts) ?? findText(texts));
      const pack: PagePack = {
        frame: frames.indexOf(pages.map((page) => withoutPath(page, path))),
        key: of(({ key }) => key),
        head: of(({ head }) => head),
        main: of(({ main }) => main),
        embedded: pages[0]?.embedded ?? [],
        ...(isThere && { content: { name: content, values: onceIfEqual(values) } }),
      };
      files[path] = write(`page${path.replaceAll('/', '-')}`, pack);
      if (isThere) files[content] = files[path];
    },

    /** Writes a text that no page embeds, if there is one of this name. */
    addText(name: string): void {
      const values = languages.map(({ code }) => resources.get(code)?.get(name));
      if (values.some((value) => value === undefined)) return;
      const pack: Pick<PagePack, 'content'> = { content: { name, values: onceIfEqual(values) } };
      files[name] = write(`text-${name.replaceAll('/', '-')}`, pack);
    },

    /** Writes the words and the shell, once all pages have been added. */
    finish(
      shell: Pick<Shell, 'document' | 'modules'>,
      versions: Readonly<Record<LanguageCode, string>>,
    ): void {
      const ids = messageIds(resources);
      const words = languages.map(({ code }) => {
        const names = resources.get(code);
        const pack: WordsPack = Object.fromEntries(
          messageNamespaces.map((name) => {
            const table = (names?.get(name) ?? {}) as Record<string, unknown>;
            return [name, ids[name]?.map((id) => table[id]) ?? []];
          }),
        );
        return [code, { file: write(`words-${code}`, pack), version: versions[code] }];
      });
      write('shell', {
        ...shell,
        frames: frames.all(),
        pages: files,
        ids: write('ids', ids),
        words: Object.fromEntries(words),
      } satisfies Shell);
    },
  };
}

/** Writes files named by a content hash, so that an unchanged one is not fetched again. */
function packWriter(dist: string) {
  mkdirSync(join(dist, 'offline'), { recursive: true });
  return (name: string, pack: unknown): string => {
    const source = JSON.stringify(pack);
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10);
    const file = `/offline/${name}-${hash}.json`;
    writeFileSync(join(dist, file), source);
    return file;
  };
}

/** Collects the distinct frames of pages. */
function frameList(template: (texts: readonly string[]) => Template) {
  const frames = new Map<string, Frame>();
  return {
    indexOf(pages: readonly RenderedPage[]): number {
      const key = JSON.stringify(pages.map(({ before, after }) => [before, after]));
      const known = frames.get(key);
      const frame = known ?? {
        before: template(pages.map(({ before }) => before)),
        after: template(pages.map(({ after }) => after)),
      };
      frames.set(key, frame);
      return [...frames.values()].indexOf(frame);
    },
    all: () => [...frames.values()],
  };
}

/** Puts a slot for the path into the links to the other languages; all else in the frame is shared. */
function withoutPath(page: RenderedPage, path: string): RenderedPage {
  const linkTo = (code: LanguageCode, end: string) => `href="/${code}${end}" hreflang="${code}"`;
  const before = languages.reduce(
    (html, { code }) => html.replaceAll(linkTo(code, pathSuffix(path)), linkTo(code, PATH_SLOT)),
    page.before,
  );
  return { ...page, before };
}

/** The ids of the first language, which all others share: a missing message has failed the build by now. */
function messageIds(resources: AllResources): MessageIds {
  const names = resources.get(languages[0].code);
  return Object.fromEntries(messageNamespaces.map((name) => [name, Object.keys(names?.get(name) ?? {})]));
}

/** Finds messages without placeholders, by their texts. */
function messageFinder(resources: AllResources): FindStored {
  const ids = new Map<string, string>();
  const [first] = languages;
  for (const namespace of messageNamespaces) {
    const table = (code: LanguageCode) => resources.get(code)?.get(namespace) as Record<string, unknown>;
    for (const id of Object.keys(table(first.code))) {
      const texts = languages.map(({ code }) => table(code)[id]);
      if (texts.every((text) => typeof text === 'string')) ids.set(JSON.stringify(texts.map(escapeHtml)), id);
    }
  }
  return (texts) => {
    const id = ids.get(JSON.stringify(texts));
    return id === undefined ? undefined : { id };
  };
}

/** Finds strings of a page's content by their texts, given in the order of `languages`. */
function textFinder(values: readonly unknown[]): FindStored {
  const places = new Map<string, string>();
  const visit = (parts: readonly unknown[], keys: string): void => {
    const [first] = parts;
    if (parts.every((part) => typeof part === 'string'))
      places.set(JSON.stringify(parts.map(escapeHtml)), keys);
    else if (parts.every((part) => typeof part === 'object' && part !== null))
      for (const key of Object.keys(first as object))
        visit(
          parts.map((part) => (part as Record<string, unknown>)[key]),
          keys ? `${keys}.${key}` : key,
        );
  };
  visit(values, '');
  return (texts) => {
    const text = places.get(JSON.stringify(texts));
    return text === undefined ? undefined : { text };
  };
}

/** Values by language, given in the order of `languages`; if all are equal, one is stored, under the first. */
function onceIfEqual(values: readonly unknown[]): NonNullable<PagePack['content']>['values'] {
  const isShared = new Set(values.map((value) => JSON.stringify(value))).size === 1;
  const entries = languages.map(({ code }, index) => [code, values[index]] as const);
  return Object.fromEntries(isShared ? entries.slice(0, 1) : entries);
}
