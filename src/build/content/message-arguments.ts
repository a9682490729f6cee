import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

type ArgumentKind = 'text' | 'number' | 'date' | 'tag';

/** The arguments of a message, by name. */
export type ArgumentKinds = Readonly<Record<string, ArgumentKind>>;

/** Returns the arguments of a message and how it uses each. */
export function argumentsOf(elements: readonly MessageFormatElement[]): ArgumentKinds {
  // An object without a prototype, because an argument may have the name of a property, such as "constructor".
  const kinds: Record<string, ArgumentKind> = Object.create(null);
  for (const element of elements) {
    if (element.type === TYPE.argument) kinds[element.value] ??= 'text';
    if (element.type === TYPE.number) kinds[element.value] = 'number';
    if (element.type === TYPE.date || element.type === TYPE.time) kinds[element.value] = 'date';
    if (element.type === TYPE.tag) {
      kinds[element.value] = 'tag';
      Object.assign(kinds, argumentsOf(element.children));
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) Object.assign(kinds, argumentsOf(option.value));
      kinds[element.value] = element.type === TYPE.plural ? 'number' : 'text';
    }
  }
  return kinds;
}

/** Messages of all languages: for each language, files of parsed messages by id. */
type Messages = ReadonlyMap<
  string,
  ReadonlyMap<string, ReadonlyMap<string, readonly MessageFormatElement[]>>
>;

/** Width at which the formatter breaks a line. Source: biome.json. */
const LINE_WIDTH = 110;

/**
 * Returns the content of src/site/message-arguments.ts: the arguments of each message that has any. If a language shows
 * an argument as text and another one as a number or a date, it is a number or a date.
 */
export function messageArgumentsFile(messages: Messages): string {
  const kinds = new Map<string, Record<string, ArgumentKind>>();
  for (const files of messages.values())
    for (const [id, elements] of [...files.values()].flatMap((file) => [...file]))
      for (const [name, kind] of Object.entries(argumentsOf(elements))) {
        const known = kinds.get(id) ?? {};
        if (known[name] === undefined || known[name] === 'text') kinds.set(id, { ...known, [name]: kind });
      }
  const rows = [...kinds].map(([id, known]) => {
    const pairs = Object.entries(known).map(([name, kind]) => `${name}: '${kind}'`);
    const row = `  '${id}': { ${pairs.join(', ')} },`;
    return row.length <= LINE_WIDTH ? row : `  '${id}': {\n    ${pairs.join(',\n    ')},\n  },`;
  });
  return `/**
 * The arguments of each message that has any, for the compiler. Written by \`npm run translations\` from the messages: do
 * not edit. \`tag\` wraps a part of the message. The other kinds are values.
 */
export const messageArguments = {
${rows.join('\n')}
} as const;
`;
}

/** Returns a sentence for each argument that differs from the expected ones, with the correction. */
export function argumentProblems(
  { text, elements }: { text: string; elements: readonly MessageFormatElement[] },
  expected: ArgumentKinds,
): string[] {
  const used = argumentsOf(elements);
  const unknown = Object.entries(used).filter(([name]) => !Object.hasOwn(expected, name));
  // An unknown argument is usually the missing one under another name.
  const missing =
    unknown.length > 0 ? [] : Object.entries(expected).filter(([name]) => !Object.hasOwn(used, name));
  const misused = Object.entries(used).flatMap(([name, kind]) => {
    const known = Object.hasOwn(expected, name) ? expected[name] : undefined;
    return known === undefined || fits(kind, known) ? [] : [{ name, kind, known }];
  });
  const cure = cureFor(expected);
  const quoted = HIDDEN.test(text)
    ? ' An apostrophe directly before a brace or tag hides it. Write ’ instead.'
    : '';
  return [
    ...unknown.map((argument) => `the argument ${shown(argument)} is unknown. ${cure}`),
    ...missing.map((argument) => `the argument ${shown(argument)} is missing. ${cure}${quoted}`),
    ...misused.map(
      ({ name, kind, known }) => `"${name}" is used as ${nouns[kind]}, and is ${nouns[known]}. ${cure}`,
    ),
  ];
}

/** An apostrophe that makes ICU show the following brace or tag. */
const HIDDEN = /'[{<]/;

/** Returns true if a message may use an argument in this way. A number or a date may be shown like a text. */
const fits = (used: ArgumentKind, expected: ArgumentKind) =>
  used === expected || (used === 'text' && expected !== 'tag');

const nouns = { text: 'a text', number: 'a number', date: 'a date', tag: 'a tag' } as const;

const shown = ([name, kind]: readonly [string, ArgumentKind]) =>
  kind === 'tag' ? `<${name}>…</${name}>` : `{${name}}`;

function cureFor(expected: ArgumentKinds): string {
  const list = Object.entries(expected).map(([name, kind]) =>
    kind === 'tag' ? shown([name, kind]) : `${shown([name, kind])} (${nouns[kind]})`,
  );
  if (list.length > 0) return `This message has ${list.join(' and ')}, in every language.`;
  return 'The code gives this message no arguments. Remove it, or write {brand} for the name of the product. A developer adds one with npm run translations.';
}
