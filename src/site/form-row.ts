import type { PlainMessageId } from './messages.ts';
import type { StaticRouteId } from './route-ids.ts';

export type FieldKind = 'text' | 'email' | 'tel' | 'select' | 'long-text' | 'checkbox';

export interface Field {
  name: string;
  kind: FieldKind;
  required: boolean;
  /** Characters; checked before anything is saved. Source: docs/site.md, section 12. */
  maxLength: number;
  label: PlainMessageId;
  hint?: PlainMessageId;
  /** A page to read before answering. */
  link?: { to: StaticRouteId; label: PlainMessageId };
  /** What a `choice` is made from. */
  options?: readonly { value: string; label: PlainMessageId }[];
  /** What the browser may fill in by itself. */
  autoComplete?: string;
  /** Nothing where a field may be left out and takes any text. */
  problems?: { missing: PlainMessageId; malformed?: PlainMessageId };
}

export interface FormRow {
  id: string;
  /** Where it stands. */
  page: StaticRouteId;
  /** Which template and service of the build variables it goes out with. 'designPartner' is VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER. */
  template: string;
  service: 'main' | 'newsletter';
  fields: readonly Field[];
  /** The parameters that are sent, where they are not simply the fields. Source: docs/site.md, section 12. */
  params?: Readonly<Record<string, ParamSource>>;
  /** The parameter that says what it is about, chosen beside the form. Source: docs/site.md, section 12. */
  subject?: string;
  words: FormWords;
  /** A delivery is told in a toast as well. Source: docs/site.md, section 4. */
  toast?: true;
  /** Leaves the first check to the browser. Source: docs/site.md, section 5 (/demo). */
  checkedByBrowser?: boolean;
  /** The least time that sending takes to the eye, in milliseconds. Source: docs/site.md, section 4. */
  delayMs?: number;
  /** Disables the fields while sending. Source: docs/site.md, section 4 (insights newsletter). */
  locksWhileSending?: boolean;
  /** Notes a failure on the console, without what was typed. Source: docs/site.md, section 8. */
  logsFailure?: boolean;
  /** Adds to the failure what the service answered. Source: docs/site.md, section 8 (design partner). */
  detailsFailure?: boolean;
}

/** Where a parameter comes from: a field, the brand table, or words in the page's language. */
type ParamSource = { field: string } | { brand: 'name' | 'infoAddress' } | { words: PlainMessageId };

/** What a form says about itself and about what has come of it. */
export interface FormWords {
  /** The form's heading, and its name. */
  title: PlainMessageId;
  submit: PlainMessageId;
  submitting: PlainMessageId;
  /** `again` brings an empty form back. */
  success: { title: PlainMessageId; text: PlainMessageId; again: PlainMessageId };
  failure: { title: PlainMessageId; text: PlainMessageId };
  /** The title of a toast that names the first problem. Source: docs/site.md, section 5 (blog). */
  problem?: PlainMessageId;
}

/** The most a line field and a text may hold. Source: docs/site.md, section 12. */
export const LINE_LENGTH = 200;
export const TEXT_LENGTH = 5_000;

/** How long a simulated form pretends to send. Source: docs/site.md, section 4. */
export const SIMULATED_MS = 1_000;
