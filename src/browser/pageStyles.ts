/** The sheet of one page's styles, beside the frame's: the prerendered page has its own. */
const ofPage = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[data-page]')];

const loading = new Map<string, Promise<void>>();

/** Fetches a page's styles, unless they are there. Rejects where they are out of reach. */
export function loadPageStyles(page: string): Promise<void> {
  const [known] = ofPage();
  // Vite's own server brings styles along with the code.
  if (!known || known.dataset.page === page) return Promise.resolve();
  const running = loading.get(page) ?? load(page, known.href.replace(`.${known.dataset.page}.`, `.${page}.`));
  loading.set(page, running);
  return running;
}

function load(page: string, href: string): Promise<void> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  sheet.dataset.page = page;
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      loading.delete(page);
      reject(new Error(`The styles of ${page} could not be loaded.`));
    };
    document.head.append(sheet);
  });
}

/** From here on only this page's styles count, as in a fresh document: no other page's come after them. */
export function applyPageStyles(page: string): void {
  for (const { sheet, dataset } of ofPage()) {
    if (sheet) sheet.disabled = dataset.page !== page;
  }
}
