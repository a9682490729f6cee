import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** Copying from another language is the safest correction, because all languages have the same arguments. */
const COMPARE = 'Compare the message in another language.';
const FORMAT = `the format of an argument is missing or unknown. ${COMPARE}`;
const TYPE_OF_ARGUMENT =
  'after the name of an argument and a comma comes number, date, time, plural, selectordinal or select. Do not translate this word. Or the brace before it is not closed: write "}" after the name.';
const CHOICES = 'as in {count, plural, one {# text} other {# texts}}';
const NO_CHOICES = `a choice is missing or unknown. Write each with its text in braces, ${CHOICES}.`;
const NO_TEXT_IN_BRACES = `a choice has no text in braces, or the last "}" is missing. Write it, ${CHOICES}.`;
const TWICE = 'the same choice is there twice. Remove one of them.';
const OFFSET = 'after "offset:" comes a number. Remove "offset:", or write one.';
const TAG =
  "a tag is written as <name>words</name>. Correct its name, or write '<' for a sign that is shown.";

/** Sentences for the errors of the parser (its enum ErrorKind), each with the correction. */
const sentences: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'this brace is not closed. Write "}" where the argument ends.',
  EMPTY_ARGUMENT: `there is no name between the braces. ${COMPARE}`,
  MALFORMED_ARGUMENT:
    'the name of an argument is followed by "}" or a comma. Close the brace after the name, and write the name without spaces and signs. Or a brace before it is not closed: each choice ends with "}".',
  EXPECT_ARGUMENT_TYPE: TYPE_OF_ARGUMENT,
  INVALID_ARGUMENT_TYPE: TYPE_OF_ARGUMENT,
  EXPECT_ARGUMENT_STYLE: FORMAT,
  INVALID_NUMBER_SKELETON: FORMAT,
  INVALID_DATE_TIME_SKELETON: FORMAT,
  EXPECT_NUMBER_SKELETON: FORMAT,
  EXPECT_DATE_TIME_SKELETON: FORMAT,
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: `an apostrophe in the format is not closed. ${COMPARE}`,
  EXPECT_SELECT_ARGUMENT_OPTIONS: NO_CHOICES,
  EXPECT_SELECT_ARGUMENT_SELECTOR: NO_CHOICES,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: NO_CHOICES,
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: OFFSET,
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: OFFSET,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: NO_TEXT_IN_BRACES,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: NO_TEXT_IN_BRACES,
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'after "=" comes a number. Write a choice such as =0 {no texts}.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: TWICE,
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: TWICE,
  MISSING_OTHER_CLAUSE: 'the choice "other" is missing. Add other {…} as the last choice.',
  INVALID_TAG: TAG,
  INVALID_TAG_NAME: TAG,
  UNMATCHED_CLOSING_TAG: `this closing tag has no opening tag of the same name. ${COMPARE}`,
  UNCLOSED_TAG: 'this tag is not closed. Write </name>, with its name, after the words that it marks.',
};

/** Characters of the message that are quoted before and after an error. */
const QUOTED = { before: 8, after: 16 };

/** Parses an ICU message. Returns a sentence with the position, the error and the correction if it is invalid. */
export function parseMessage(message: string): MessageFormatElement[] | string {
  try {
    return parse(message);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const sentence = sentences[error.message] ?? `${FORMAT} The parser says: ${error.message}.`;
    const at = positionOf(error);
    return at === undefined ? `there is an error: ${sentence}` : `${positioned(message, at)}: ${sentence}`;
  }
}

function positioned(message: string, at: number): string {
  const quoted = message.slice(Math.max(0, at - QUOTED.before), at + QUOTED.after);
  return at >= message.length ? `at its end, "${quoted}"` : `at character ${at + 1}, near "${quoted}"`;
}

/** Returns the offset that the parser adds to its errors. */
function positionOf(error: Error & { location?: { start: { offset: number } } }): number | undefined {
  return error.location?.start.offset;
}
