import { type FormRow, LINE_LENGTH, SIMULATED_MS, TEXT_LENGTH } from '../form-row.ts';
import { formMessages } from './form-messages.ts';
import { emailField, nameFields, organizationField, roleField } from './person-fields.ts';

const optional = { required: false, maxLength: LINE_LENGTH } as const;

export const demoForm = {
  id: 'demo-form',
  page: 'demo',
  template: 'demo',
  service: 'main',
  toast: true,
  checkedByBrowser: true,
  delayMs: SIMULATED_MS,
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
  ],
} as const satisfies FormRow;
