const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns a start tag without its closing ">". Omits undefined attributes. */
function tag(name: string, attributes: Attributes): string {
  const set = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  return `<${name}${set.join('')}`;
}

/** Returns an XML element. `content` must be escaped already. Without `content` the element is empty. */
export const element = (name: string, attributes: Attributes = {}, content = ''): string =>
  content ? `${tag(name, attributes)}>${content}</${name}>` : `${tag(name, attributes)}/>`;

export const voidElement = (name: string, attributes: Attributes): string => `${tag(name, attributes)}>`;
