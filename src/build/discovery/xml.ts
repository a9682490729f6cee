const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML and XML, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A start tag; attributes that are undefined are left out. */
function tag(name: string, attributes: Attributes): string {
  const set = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  return `<${name}${set.join('')}`;
}

/** An XML element with what is in it, which must have been escaped; without content it is empty. */
export const element = (name: string, attributes: Attributes = {}, content = ''): string =>
  content ? `${tag(name, attributes)}>${content}</${name}>` : `${tag(name, attributes)}/>`;

/** A tag of HTML that holds nothing. */
export const voidElement = (name: string, attributes: Attributes): string => `${tag(name, attributes)}>`;
