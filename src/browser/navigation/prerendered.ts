/** Sets the language of the document; the prerendered page has it already. */
export const setDocumentLanguage = (language: string) => {
  document.documentElement.lang = language;
};

/** What the prerendered page brought along, by "language/name"; empty where there is none. */
export function embeddedResources(): Record<string, unknown> {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : {};
}

/** The element the app lives in; `data-page` names the page it was prerendered with. */
export function appContainer(): HTMLElement {
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no element with the id "app".');
  return container;
}

/** The version of a language's words, a part of their addresses; Vite's own server has them as they are. */
export function wordsVersion(language: string): string {
  const versions = (appContainer().dataset.words ?? '').split(' ').map((pair) => pair.split('='));
  return versions.find(([code]) => code === language)?.[1] ?? 'now';
}

/** Removes the head tags of a page that is not the one to show. */
export function clearPrerenderedHead(): void {
  const managed =
    'title, meta[name=description], meta[name=robots], link[rel=manifest], link[rel=canonical], link[rel=alternate]';
  for (const element of document.head.querySelectorAll(managed)) element.remove();
}
