/** Parts that cannot work in a kept document: it has no scripts, and its fonts are those of the machine. */
const LEFT_OUT = 'button, script, [data-not-kept]';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Turns a part of the page into a self-contained document that opens anywhere and loads nothing: its style
 * sheets' rules are inlined, scripts left out. Links lead to the site, except those within the part.
 */
export function savedDocument(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    if (!address.startsWith('#')) link.setAttribute('href', new URL(address, location.href).href);
  }
  const page = document.implementation.createHTMLDocument(document.title);
  page.documentElement.lang = document.documentElement.lang;
  page.head.prepend(
    metaOf(page, { charset: 'utf-8' }),
    metaOf(page, { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    metaOf(page, { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  );
  const main = page.createElement('main');
  main.append(page.importNode(copy, true));
  page.body.append(main);
  // Inserted as text: the site's policy would block a style element, even in a document that is not shown.
  const html = page.documentElement.outerHTML.replace(
    '</head>',
    () => `<style>${rulesOfThisPage()}</style></head>`,
  );
  return `<!doctype html>\n${html}\n`;
}

function metaOf(page: Document, attributes: Readonly<Record<string, string>>): HTMLMetaElement {
  const meta = page.createElement('meta');
  for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value);
  return meta;
}

/** Without font faces: their files are not part of the document. */
const rulesOfThisPage = () =>
  [...document.styleSheets]
    .filter(({ disabled }) => !disabled)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll('</', '<\\/');
