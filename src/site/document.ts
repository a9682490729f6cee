import type { Frame } from './offline-pack.ts';

/** Contents of the document's slots. */
interface PageParts {
  language: string;
  /** Addresses of its modules, separated by spaces. */
  modules: string;
  /** Its own tags in the head. */
  head: string;
  /** The path without an edition's prefix, '/' for home. */
  path: string;
  key: string;
  frame: Readonly<Record<keyof Frame, string>>;
  main: string;
  /** Messages and texts by "language/name", so that the page needs no further request. */
  data: Readonly<Record<string, unknown>>;
}

type Slot = 'language' | 'modules' | 'head' | 'key' | 'before' | 'main' | 'after' | 'data';

/** Placeholder for a part of the document. */
export const slot = (name: Slot) => `{{${name}}}`;

/** Placeholder for the page's path in the frame's links to the other languages. */
export const PATH_SLOT = '{{path}}';

/** The part of an address after the edition's prefix. */
export const pathSuffix = (path: string) => (path === '/' ? '' : path);

/** JSON for a script element, with "<" escaped, which could end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Assembles a whole page, for the host and for the service worker alike. */
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
