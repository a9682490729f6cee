import { type FormRow, LINE_LENGTH, SIMULATED_MS, TEXT_LENGTH } from '../form-row.ts';
import { wordsOf } from './form-words.ts';
import { emailField, nameField, organizationField, roleField } from './person-fields.ts';

export const demoForm = {
  id: 'demo-form',
  page: 'demo',
  template: 'demo',
  service: 'main',
  toast: true,
  checkedByBrowser: true,
  delayMs: SIMULATED_MS,
  words: wordsOf('demo.form', 'contact.form.again'),
  fields: [
    {
      ...nameField,
      name: 'nome',
      label: 'demo.form.firstName',
      autoComplete: 'given-name',
      problems: { missing: 'demo.form.errors.firstName' },
    },
    {
      ...nameField,
      name: 'cognome',
      label: 'demo.form.lastName',
      autoComplete: 'family-name',
      problems: { missing: 'demo.form.errors.lastName' },
    },
    emailField,
    { ...organizationField, name: 'azienda' },
    { ...roleField, name: 'ruolo' },
    {
      name: 'telefono',
      kind: 'tel',
      required: false,
      maxLength: LINE_LENGTH,
      label: 'demo.form.phone',
      autoComplete: 'tel',
    },
    {
      name: 'dimensioneAzienda',
      kind: 'select',
      required: false,
      maxLength: LINE_LENGTH,
      label: 'demo.form.size',
      options: [
        { value: 'startup', label: 'demo.form.size.startup' },
        { value: 'small', label: 'demo.form.size.small' },
        { value: 'medium', label: 'demo.form.size.medium' },
        { value: 'large', label: 'demo.form.size.large' },
      ],
    },
    {
      name: 'interessePrimario',
      kind: 'select',
      required: false,
      maxLength: LINE_LENGTH,
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
  ],
} as const satisfies FormRow;
