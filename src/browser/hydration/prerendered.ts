export const setDocumentLanguage = (language: string) => {
  document.documentElement.lang = language;
};

/**
 * Returns the resources embedded in the prerendered page, by "language/name", and its formatted numbers as "numbers".
 * Returns {} if there are none.
 */
export function embeddedResources(): Record<string, unknown> {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : {};
}

/** Returns the root element of the app. Its attribute `data-page` contains the key of the prerendered page. */
export function appContainer(): HTMLElement {
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no element with the id "app".');
  return container;
}

/** Returns the version of a locale's messages, which is part of their address. It is 'now' on Vite's dev server. */
export function messagesVersion(locale: string): string {
  const versions = (appContainer().dataset.messages ?? '').split(' ').map((pair) => pair.split('='));
  return versions.find(([code]) => code === locale)?.[1] ?? 'now';
}

/** Removes the head tags of a prerendered page that does not match the address. */
export function clearPrerenderedHead(): void {
  const managed =
    'title, meta[name=description], meta[name=robots], link[rel=manifest], link[rel=canonical], link[rel=alternate]';
  for (const element of document.head.querySelectorAll(managed)) element.remove();
}
