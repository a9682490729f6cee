import { type Field, type FormRow, LINE_LENGTH, MIN_SENDING_MS, TEXT_LENGTH } from '../form-row.ts';
import { dayProblem, halfDaysFrom, halfDaysText, halves } from '../half-days.ts';
import { formMessages } from './form-messages.ts';
import { emailField, nameFields, organizationField, roleField } from './person-fields.ts';

const optional = { required: false, maxLength: LINE_LENGTH } as const;

/** The fields of the half-days that the visitor may wish for. Nothing is promised by them. */
const wishes = ([1, 2, 3] as const).map((number) => ({
  number,
  day: `giorno${number}` as const,
  half: `fascia${number}` as const,
}));

const wishFields = wishes.flatMap(({ number, day, half }, index): Field[] => [
  {
    name: day,
    kind: 'date',
    ...optional,
    folded: true,
    label: `demo.form.day${number}`,
    ...(number === 1 && { hint: 'demo.form.dayHint' }),
    check: (values, now) => dayProblem(values[day] ?? '', values[half] ?? '', now),
    problems: { missing: 'demo.form.errors.dayMissing', malformed: 'demo.form.errors.day' },
  },
  {
    name: half,
    kind: 'select',
    ...optional,
    folded: true,
    label: `demo.form.half${number}`,
    options: halves,
    check: (values) => {
      if (values[day] && !values[half]) return 'missing';
      const isRepeated = wishes
        .slice(0, index)
        .some((earlier) => values[earlier.day] === values[day] && values[earlier.half] === values[half]);
      return values[day] && isRepeated ? 'malformed' : undefined;
    },
    problems: { missing: 'demo.form.errors.half', malformed: 'demo.form.errors.repeated' },
  },
]);

export const demoForm = {
  id: 'demo-form',
  page: 'demo',
  template: 'demo',
  service: 'main',
  toast: true,
  checkedByBrowser: true,
  delayMs: MIN_SENDING_MS,
  params: {
    nome: { field: 'nome' },
    cognome: { field: 'cognome' },
    email: { field: 'email' },
    azienda: { field: 'azienda' },
    ruolo: { field: 'ruolo' },
    telefono: { field: 'telefono' },
    dimensioneAzienda: { field: 'dimensioneAzienda' },
    interessePrimario: { field: 'interessePrimario' },
    messaggio: { field: 'messaggio' },
    disponibilita: {
      write: (values) => halfDaysText(wishes, values),
      read: (text) => halfDaysFrom(wishes, text),
    },
  },
  messages: formMessages('demo.form', 'contact.form.again'),
  fields: [
    ...nameFields('demo.form'),
    emailField,
    { ...organizationField, name: 'azienda' },
    { ...roleField, name: 'ruolo' },
    {
      name: 'telefono',
      kind: 'tel',
      ...optional,
      label: 'demo.form.phone',
      autoComplete: 'tel',
    },
    {
      name: 'dimensioneAzienda',
      kind: 'select',
      ...optional,
      label: 'demo.form.size',
      options: (['startup', 'small', 'medium', 'large'] as const).map((value) => ({
        value,
        label: `demo.form.size.${value}` as const,
      })),
    },
    {
      name: 'interessePrimario',
      kind: 'select',
      ...optional,
      label: 'demo.form.interest',
      options: [
        { value: 'due-diligence', label: 'demo.form.interest.due-diligence' },
        { value: 'risk-analysis', label: 'demo.form.interest.risk-analysis' },
        { value: 'reporting', label: 'demo.form.interest.reporting' },
        { value: 'integration', label: 'demo.form.interest.integration' },
        { value: 'compliance', label: 'demo.form.interest.compliance' },
      ],
    },
    {
      name: 'messaggio',
      kind: 'long-text',
      required: false,
      maxLength: TEXT_LENGTH,
      label: 'demo.form.message',
    },
    ...wishFields,
  ],
} as const satisfies FormRow;
