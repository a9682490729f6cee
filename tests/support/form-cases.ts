import { brand } from '#site/brand.ts';
import { type Form, type FormId, findForm } from '#site/forms.ts';
import { overAt, webinarsByKind } from '#site/webinars.ts';
import { reportsOf, webinarsOf } from './content.ts';

const person = { name: 'Ada Lovelace', email: 'ada@fund.example' };

/** The default subjects of the forms on the day of the component tests' clock. */
const webinars = webinarsOf('en');
const over = overAt(webinars, Date.UTC(2026, 10, 20, 12));
const webinar = Object.values(webinarsByKind(webinars, over)).flat()[0]?.title ?? '';
const report = reportsOf('en')[0]?.title ?? '';

export function formById(id: FormId): Form {
  const form = findForm(id);
  if (!form) throw new Error(`No row in src/site/forms.ts has the id "${id}".`);
  return form;
}

export interface FormCase {
  id: FormId;
  page: string;
  /** The typed values. Tests also check the checkboxes. */
  values: Record<string, string>;
  /** The template's parameters, if they differ from the values. */
  params?: Record<string, string>;
  template: string;
  service: string;
  success: string;
  failure: string;
  /** The messages for an empty form, field by field. */
  missing: readonly string[];
}

const applicant = { nome: 'Ada', cognome: 'Lovelace' };
const demoParams = {
  ...applicant,
  email: person.email,
  azienda: 'Fund',
  ruolo: 'Partner',
  telefono: '+39 02 1234',
  dimensioneAzienda: 'medium',
  interessePrimario: 'risk-analysis',
  messaggio: 'First line\nsecond line',
};
const contactErrors = [
  'Name is required',
  'Email is required',
  'Fund/company name is required',
  'Role is required',
  'You must accept terms and conditions',
];

/** One visitor's input for every form, in English, with the expected results. */
export const everyForm: readonly FormCase[] = [
  {
    id: 'contact-form',
    page: '/en',
    values: { ...person, organization: 'Fund', role: 'Partner' },
    template: 'template_contact',
    service: 'service_forms',
    success: 'We’ll contact you within 24 business hours.',
    failure: 'A problem occurred. Try again or contact us directly.',
    missing: contactErrors,
  },
  {
    id: 'newsletter-form',
    page: '/en',
    values: { email: person.email },
    params: {
      from_email: person.email,
      reply_to: person.email,
      to_name: brand.name,
      message: 'I would like to receive the newsletter.',
    },
    template: 'template_newsletter',
    service: 'service_newsletter',
    success: 'Thank you for subscribing',
    failure: 'Please try again later.',
    missing: ['Please enter a valid email address'],
  },
  {
    id: 'insights-newsletter-form',
    page: '/en/insights',
    values: { user_email: person.email },
    params: {
      user_email: person.email,
      to_name: brand.name,
      from_name: 'A reader of the insights',
      message: 'Please send me new articles.',
      to_email: brand.infoAddress,
    },
    template: 'template_insights',
    service: 'service_newsletter',
    success: 'Thank you for subscribing',
    failure: 'Please try again later.',
    missing: ['Please enter your email'],
  },
  {
    id: 'demo-form',
    page: '/en/demo',
    values: {
      ...demoParams,
      giorno1: '2099-12-01',
      fascia1: 'morning',
      giorno2: '2099-12-03',
      fascia2: 'afternoon',
      giorno3: '',
      fascia3: '',
    },
    params: { ...demoParams, disponibilita: '2099-12-01 morning; 2099-12-03 afternoon' },
    template: 'template_demo',
    service: 'service_forms',
    success: 'We will contact you within 24 hours to schedule your personalised demo.',
    failure: 'A problem occurred. Try again or contact us directly.',
    missing: [],
  },
  {
    id: 'design-partner-form',
    page: '/en/design-partner',
    values: {
      ...applicant,
      email_aziendale: person.email,
      nome_azienda: 'Fund',
      ruolo: 'Partner',
      aum: '80 million',
      motivazione: 'First line\nsecond line',
    },
    template: 'template_design_partner',
    service: 'service_forms',
    success: 'within 48 hours',
    failure: 'An error occurred. Please try again. Details: {"status":422,"text":"Bad data"}',
    missing: [
      'First name is required',
      'Surname is required',
      'Company email is required',
      'Fund/company name is required',
      'Role is required',
      'Assets under management are required',
      'Motivation is required',
    ],
  },
  {
    id: 'report-form',
    page: '/en/reports',
    values: { ...person, company: 'Fund', role: 'Partner' },
    params: { ...person, company: 'Fund', role: 'Partner', report },
    template: 'template_report',
    service: 'service_forms',
    success: 'If it is not there within 5 minutes, check your spam folder.',
    failure: 'An error occurred. Please try again later.',
    missing: contactErrors,
  },
  {
    id: 'webinar-form',
    page: '/en/webinars',
    values: person,
    params: { ...person, webinar },
    template: 'template_webinar',
    service: 'service_forms',
    success: 'The access link will be sent to you by email.',
    failure: 'An error occurred. Please try again later.',
    missing: contactErrors.slice(0, 2),
  },
  {
    id: 'blog-newsletter-form',
    page: '/en/blog',
    values: { email: person.email },
    template: 'template_blog',
    service: 'service_newsletter',
    success: 'Subscription confirmed',
    failure: 'Sending failed. Please try again later.',
    missing: ['Enter your email address'],
  },
];
