import type { PlainMessageId } from './messages.ts';

export type FieldKind = 'text' | 'email' | 'tick';

export interface Field {
  name: string;
  kind: FieldKind;
  required: boolean;
  /** Characters; checked before anything is saved. Source: contract, "Forms". */
  maxLength: number;
  label: PlainMessageId;
  hint?: PlainMessageId;
  /** What the browser may fill in by itself. */
  autoComplete?: string;
  problems: { missing: PlainMessageId; malformed?: PlainMessageId };
}

export interface FormRow {
  id: string;
  /** Which template and service of the build variables it goes out with. */
  template: 'contact' | 'newsletter' | 'insights';
  service: 'main' | 'newsletter';
  fields: readonly Field[];
  /** The parameters that are sent, where they are not simply the fields. Source: contract, "Forms". */
  params?: Readonly<Record<string, ParamSource>>;
  words: FormWords;
  /** Disables the fields while sending. Source: spec, section 4 (insights newsletter). */
  locksWhileSending?: boolean;
  /** Notes a failure on the console, without what was typed. Source: spec, section 8. */
  logsFailure?: boolean;
}

/** Where a parameter comes from: a field, the brand table, or words in the page's language. */
export type ParamSource = { field: string } | { brand: 'name' | 'infoAddress' } | { words: PlainMessageId };

/** What a form says about itself and about what has come of it. */
export interface FormWords {
  submit: PlainMessageId;
  submitting: PlainMessageId;
  /** Without `again` the form does not come back. */
  success: { title: PlainMessageId; text: PlainMessageId; again?: PlainMessageId };
  failure: { title: PlainMessageId; text: PlainMessageId };
}

/** The most a line field may hold. Source: contract, "Forms". */
export const LINE_LENGTH = 200;
