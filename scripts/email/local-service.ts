import { join } from 'node:path';
import { loadEnv } from 'vite';
import { forms } from '#site/forms.ts';
import { serviceVariable, templateVariable } from './check-account.ts';
import { openMailbox } from './mailbox.ts';
import type { KnownIds } from './protocol.ts';
import { createEmailService, type EmailService } from './service.ts';

/** Creates the email service of `npm start` and `npm run dev`. It knows only the account of their build. */
export function localEmailService(root: string): EmailService {
  const known = knownIds(loadEnv('rehearsal', root, 'VITE_'));
  return createEmailService(openMailbox(join(root, '.mailbox')), { known });
}

function knownIds(variables: Readonly<Record<string, string | undefined>>): KnownIds {
  // A form without a template is simulated.
  const valuesOf = (names: readonly string[]) => names.flatMap((name) => variables[name] || []);
  return {
    publicKey: variables.VITE_EMAILJS_PUBLIC_KEY ?? '',
    services: valuesOf(forms.map(({ service }) => serviceVariable(service))),
    templates: valuesOf(forms.map(({ template }) => templateVariable(template))),
  };
}
