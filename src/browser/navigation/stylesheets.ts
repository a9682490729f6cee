/** Sheets of styles, each with all that some pages need; the prerendered page brings its own. */
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[data-sheet]')];

const loading = new Map<string, Promise<void>>();

/** Fetches a sheet, unless it is there. Rejects where it is out of reach. */
export function loadStylesheet(name: string): Promise<void> {
  const [known] = sheets();
  // Vite's own server brings styles along with the code.
  if (!known || known.dataset.sheet === name) return Promise.resolve();
  const running =
    loading.get(name) ?? load(name, known.href.replace(`.${known.dataset.sheet}.`, `.${name}.`));
  loading.set(name, running);
  return running;
}

function load(name: string, href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.sheet = name;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(name);
      reject(new Error(`The sheet ${name} could not be loaded.`));
    };
    document.head.append(link);
  });
}

/** From here on only this sheet counts, as in a fresh document: what two have in common stands in both. */
export function applyStylesheet(name: string): void {
  for (const { sheet, dataset } of sheets()) {
    if (sheet) sheet.disabled = dataset.sheet !== name;
  }
}
