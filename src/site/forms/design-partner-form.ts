import { type FormRow, LINE_LENGTH, TEXT_LENGTH } from '../form-row.ts';
import { formMessages } from './form-messages.ts';
import { emailField, nameFields, organizationField, roleField } from './person-fields.ts';

export const designPartnerForm = {
  id: 'design-partner-form',
  page: 'design-partner',
  template: 'designPartner',
  service: 'main',
  toast: true,
  detailsFailure: true,
  messages: formMessages('designPartner.form', 'contact.form.again'),
  fields: [
    ...nameFields('designPartner.form'),
    {
      ...emailField,
      name: 'email_aziendale',
      label: 'designPartner.form.email',
      problems: { missing: 'designPartner.form.errors.email', malformed: 'contact.form.errors.emailInvalid' },
    },
    { ...organizationField, name: 'nome_azienda', label: 'designPartner.form.company' },
    { ...roleField, name: 'ruolo' },
    {
      name: 'aum',
      kind: 'text',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'designPartner.form.aum',
      hint: 'designPartner.form.aumHint',
      problems: { missing: 'designPartner.form.errors.aum' },
    },
    {
      name: 'motivazione',
      kind: 'long-text',
      required: true,
      maxLength: TEXT_LENGTH,
      label: 'designPartner.form.motivation',
      hint: 'designPartner.form.motivationHint',
      problems: { missing: 'designPartner.form.errors.motivation' },
    },
  ],
} as const satisfies FormRow;
