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
  template: 'contact' | 'newsletter';
  service: 'main' | 'newsletter';
  fields: readonly Field[];
  /** The parameters that are sent, where they are not simply the fields. Source: contract, "Forms". */
  params?: Readonly<Record<string, ParamSource>>;
  words: FormWords;
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

const LINE = 200;

/** One row per form: what is asked, in what order, and what is said when an answer will not do. */
export const forms = [
  {
    id: 'contact-form',
    template: 'contact',
    service: 'main',
    words: {
      submit: 'contact.form.submit',
      submitting: 'contact.form.submitting',
      success: {
        title: 'contact.form.toasts.success.title',
        text: 'contact.form.toasts.success.description',
        again: 'contact.form.again',
      },
      failure: {
        title: 'contact.form.toasts.error.title',
        text: 'contact.form.toasts.error.description',
      },
    },
    fields: [
      {
        name: 'name',
        kind: 'text',
        required: true,
        maxLength: LINE,
        label: 'contact.form.name',
        autoComplete: 'name',
        problems: { missing: 'contact.form.errors.nameRequired' },
      },
      {
        name: 'email',
        kind: 'email',
        required: true,
        maxLength: LINE,
        label: 'contact.form.email',
        hint: 'contact.form.emailHint',
        autoComplete: 'email',
        problems: {
          missing: 'contact.form.errors.emailRequired',
          malformed: 'contact.form.errors.emailInvalid',
        },
      },
      {
        name: 'organization',
        kind: 'text',
        required: true,
        maxLength: LINE,
        label: 'contact.form.organization',
        autoComplete: 'organization',
        problems: { missing: 'contact.form.errors.organizationRequired' },
      },
      {
        name: 'role',
        kind: 'text',
        required: true,
        maxLength: LINE,
        label: 'contact.form.role',
        autoComplete: 'organization-title',
        problems: { missing: 'contact.form.errors.roleRequired' },
      },
      {
        name: 'termsAccepted',
        kind: 'tick',
        required: true,
        maxLength: LINE,
        label: 'contact.form.terms',
        problems: { missing: 'contact.form.errors.termsRequired' },
      },
    ],
  },
  {
    id: 'newsletter-form',
    template: 'newsletter',
    service: 'newsletter',
    logsFailure: true,
    params: {
      from_email: { field: 'email' },
      to_name: { brand: 'name' },
      reply_to: { field: 'email' },
      message: { words: 'newsletter.form.message' },
    },
    words: {
      submit: 'newsletter.form.submit',
      submitting: 'newsletter.form.submitting',
      success: { title: 'newsletter.form.success.title', text: 'newsletter.form.success.text' },
      failure: { title: 'newsletter.form.error.title', text: 'newsletter.form.error.text' },
    },
    fields: [
      {
        name: 'email',
        kind: 'email',
        required: true,
        maxLength: LINE,
        label: 'newsletter.form.email',
        autoComplete: 'email',
        problems: { missing: 'newsletter.form.errors.email', malformed: 'newsletter.form.errors.email' },
      },
    ],
  },
] as const satisfies readonly FormRow[];

export type FormId = (typeof forms)[number]['id'];
export type Form = FormRow & { id: FormId };

export function formById(id: FormId): Form {
  const form = forms.find((row) => row.id === id);
  if (!form) throw new Error(`No row in src/site/forms.ts has the id "${id}".`);
  return form;
}
