import type { PlainMessageId } from './messages.ts';
import type { StaticRouteId } from './routes.ts';

/** Typed values by field name; a checkbox is 'on' or ''. */
export type Values = Readonly<Record<string, string>>;

export type FieldKind = 'text' | 'email' | 'tel' | 'date' | 'select' | 'long-text' | 'checkbox';

export interface Field {
  name: string;
  kind: FieldKind;
  required: boolean;
  /** Maximum number of characters, checked before anything is saved. Source: docs/site.md, section 12. */
  maxLength: number;
  label: PlainMessageId;
  hint?: PlainMessageId;
  /** Set if the field is in the collapsed part of the form. */
  folded?: true;
  /** A page that the visitor should read before answering. */
  link?: { to: StaticRouteId; label: PlainMessageId };
  /** Options of a `select`. */
  options?: readonly { value: string; label: PlainMessageId }[];
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
  /**
   * Returns a problem that depends on other fields or on the time. `now` is undefined if the values were typed earlier.
   */
  check?: (values: Values, now: number | undefined) => 'missing' | 'malformed' | undefined;
  /** Undefined if the field is optional and accepts any text. */
  problems?: { missing: PlainMessageId; malformed?: PlainMessageId };
}

export interface FormRow {
  id: string;
  page: StaticRouteId;
  /** Name of the template's build variable: 'designPartner' means VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER. */
  template: string;
  service: 'main' | 'newsletter';
  fields: readonly Field[];
  /** Parameters of the request, if they differ from the fields. Source: docs/site.md, section 12. */
  params?: Readonly<Record<string, ParamSource>>;
  /** Parameter for the subject, which is chosen outside the form. Source: docs/site.md, section 12. */
  subject?: string;
  messages: FormMessages;
  /** Also announces a delivery in a toast. Source: docs/site.md, section 4. */
  toast?: true;
  /** Lets the browser do the first validation. Source: docs/site.md, section 5 (/demo). */
  checkedByBrowser?: boolean;
  /** Shortest time in milliseconds for which the form shows that it sends. Source: docs/site.md, section 4. */
  delayMs?: number;
  /** Disables the fields while sending. Source: docs/site.md, section 4 (insights newsletter). */
  locksWhileSending?: boolean;
  /** Logs a failure to the console, without the typed text. Source: docs/site.md, section 8. */
  logsFailure?: boolean;
  /** Adds the service's answer to the failure. Source: docs/site.md, section 8 (design partner). */
  detailsFailure?: boolean;
}

/**
 * Source of a parameter: a field, the brand table, a message in the page's language, or several fields, which `read`
 * restores from the text of `write`.
 */
type ParamSource =
  | { field: string }
  | { brand: 'name' | 'infoAddress' }
  | { message: PlainMessageId }
  | { write: (values: Values) => string; read: (text: string) => Values };

/** Texts of a form and of its outcomes. */
export interface FormMessages {
  /** Heading of the form, and its accessible name. */
  title: PlainMessageId;
  submit: PlainMessageId;
  submitting: PlainMessageId;
  /** `again` labels the button for an empty form. */
  success: { title: PlainMessageId; text: PlainMessageId; again: PlainMessageId };
  failure: { title: PlainMessageId; text: PlainMessageId };
  /** Title of a toast that names the first problem. Source: docs/site.md, section 5 (blog). */
  problem?: PlainMessageId;
}

/** Maximum number of characters of a line field and of a long text. Source: docs/site.md, section 12. */
export const LINE_LENGTH = 200;
export const TEXT_LENGTH = 5_000;

/** The part of the maximum length from which the visitor sees how many characters are left. */
export const NEAR_LIMIT = 0.9;

/** Milliseconds for which some forms show at least that they are sending. Source: docs/site.md, section 4. */
export const MIN_SENDING_MS = 1_000;
