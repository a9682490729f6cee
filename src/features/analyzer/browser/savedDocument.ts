/** Elements that cannot work in a saved document, because it has no scripts and uses only the fonts of the device. */
const LEFT_OUT = 'button, script, [data-not-kept]';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Turns a part of the page into a self-contained document that opens anywhere and loads nothing. Inlines the rules of
 * the style sheets and removes scripts. Links lead to the site, except links within the part.
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
  // The style element is inserted as text, because the site's policy would block it even in a document that is not
  // shown.
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

/** Returns the CSS rules of the page without font faces, because the font files are not part of the document. */
const rulesOfThisPage = () =>
  [...document.styleSheets]
    .filter(({ disabled }) => !disabled)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll('</', '<\\/');
