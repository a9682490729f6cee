import { LineCounter } from 'yaml';
import { ContentError } from './content-error.ts';
import { type ContentFile, readText } from './front-matter.ts';

/** A message as the translator wrote it, and the line of its id. */
export interface WrittenMessage {
  text: string;
  line: number;
}

/** The messages of a file, by id. */
export type MessageFile = ReadonlyMap<string, WrittenMessage>;

/** The tokens of a message file. The patterns are sticky. */
const SPACE = /\s*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const COLON = /:/y;
const COMMA = /,/y;
const OPENING = /\{/y;
const CLOSING = /\}/y;

/**
 * Reads a message file, `{ "id": "text", … }`. Throws a ContentError with the line of the first error. JSON.parse does not
 * tell the line, and its messages differ between versions of Node.
 */
export function readMessageFile(file: ContentFile): MessageFile {
  const reader = readerOf(file);
  const messages = new Map<string, WrittenMessage>();
  if (!reader.next(OPENING))
    reader.refuse('the file does not begin with a brace. Write "{" above the messages.');
  let isClosed = reader.next(CLOSING) !== undefined;
  while (!isClosed) isClosed = endsAfter(reader, readMessage(reader, messages));
  if (!reader.isAtEnd()) reader.refuse('the last brace closes the file. Remove the text after it.');
  return messages;
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(file: ContentFile) {
  const source = readText(file);
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of source.matchAll(/\n/g)) lines.addNewLine(index + 1);
  let position = 0;
  /** End of the last token. Errors are reported here, because most of them are in the token or directly after it. */
  let end = 0;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const [found] = pattern.exec(source) ?? [];
    position += found?.length ?? 0;
    return found;
  };
  return {
    /** Returns the next token, if it matches the pattern. */
    next(pattern: RegExp): string | undefined {
      skip(SPACE);
      const found = skip(pattern);
      if (found !== undefined) end = position;
      return found;
    },
    /** Returns true if the next token matches the pattern. */
    isNext(pattern: RegExp): boolean {
      skip(SPACE);
      pattern.lastIndex = position;
      return pattern.test(source);
    },
    isAtEnd(): boolean {
      skip(SPACE);
      return position === source.length;
    },
    /** Line of the end of the last token. */
    line: () => lines.linePos(end).line,
    /** Returns the characters up to the end of the line. */
    restOfLine: (): string => /.*/.exec(source.slice(end))?.[0] ?? '',
    refuse(sentence: string): never {
      throw new ContentError([`${file.name}, line ${lines.linePos(end).line}: ${sentence}`]);
    },
    /** Reports an error in the next token instead of the last. */
    refuseNext(sentence: string): never {
      skip(SPACE);
      throw new ContentError([`${file.name}, line ${lines.linePos(position).line}: ${sentence}`]);
    },
  };
}

/** Adds the next message to `messages`. Returns its id. */
function readMessage(reader: Reader, messages: Map<string, WrittenMessage>): string {
  if (reader.isNext(CLOSING)) reader.refuse('there is a comma after the last message. Remove the comma.');
  const id = readString(reader, 'the id of a message', 'Write each message as "id": "text".');
  const line = reader.line();
  const earlier = messages.get(id);
  if (earlier)
    reader.refuse(`the id "${id}" is also in line ${earlier.line}. Remove one of the two messages.`);
  if (!reader.next(COLON)) reader.refuse(`there is no colon after the id "${id}". Write "${id}": "text".`);
  const cure = 'Write it between two quotation marks ("), on one line.';
  messages.set(id, { text: readString(reader, `the text of "${id}"`, cure), line });
  return id;
}

function readString(reader: Reader, what: string, cure: string): string {
  const token = reader.next(STRING);
  if (token === undefined) {
    return reader.refuseNext(`${what} is missing, or a quotation mark around it. ${cure}`);
  }
  try {
    return JSON.parse(token);
  } catch {
    const allowed = 'Write \\" for a quotation mark, \\\\ for a backslash, and a space for a tab.';
    return reader.refuse(`${what} contains a backslash or a tab that is not allowed. ${allowed}`);
  }
}

/** Returns true if the file ends after the text of this message, and false if a comma announces another message. */
function endsAfter(reader: Reader, id: string): boolean {
  if (reader.next(COMMA)) return false;
  if (reader.next(CLOSING)) return true;
  if (reader.isAtEnd()) return reader.refuse('the last brace is missing. Write "}" below the messages.');
  // The text ends in the middle of a line if it contains a quotation mark.
  return reader.restOfLine().trim()
    ? reader.refuse(`the text of "${id}" contains a quotation mark. Write \\" instead, or “ and ”.`)
    : reader.refuse(`there is no comma after the text of "${id}". Write one at the end of this line.`);
}
