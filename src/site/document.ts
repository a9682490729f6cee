import type { Frame } from './offline-pack.ts';

/** What a page puts into the slots of the document. */
interface PageParts {
  language: string;
  /** Addresses of its modules, with spaces between them. */
  modules: string;
  /** Its tags of the head. */
  head: string;
  /** The path without an edition's prefix, '/' for home. */
  path: string;
  key: string;
  frame: Readonly<Record<keyof Frame, string>>;
  main: string;
  /** Words and texts by "language/name", so that the page needs no further request. */
  data: Readonly<Record<string, unknown>>;
}

type Slot = 'language' | 'modules' | 'head' | 'key' | 'before' | 'main' | 'after' | 'data';

/** Marks where a part belongs in the document. */
export const slot = (name: Slot) => `{{${name}}}`;

/** Stands for a page's path in the frame: in the links to the other languages. */
export const PATH_SLOT = '{{path}}';

/** What follows an edition's prefix in the address of a path. */
export const pathSuffix = (path: string) => (path === '/' ? '' : path);

/** JSON for a script element: a "<" in it must not end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A whole page: the host's and the service worker's are made by this one function. */
export function documentOf(document: string, { path, frame, data, ...page }: PageParts): string {
  const withPath = (html: string) => html.replaceAll(PATH_SLOT, () => pathSuffix(path));
  const parts: Record<Slot, string> = {
    ...page,
    before: withPath(frame.before),
    after: withPath(frame.after),
    data: scriptJson(data),
  };
  return document.replace(/\{\{(\w+)\}\}/g, (mark, name: string) =>
    name in parts ? parts[name as Slot] : mark,
  );
}
