import type { Server } from 'node:http';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { templateVariable } from '#build/environment.ts';
import { forms } from '#site/forms.ts';
import { serviceVariable } from './email/check-account.ts';
import { openMailbox } from './email/mailbox.ts';
import type { KnownIds } from './email/protocol.ts';
import { createEmailService, type EmailService } from './email/service.ts';
import { listen } from './listen.ts';
import { emailPort } from './ports.ts';
import { staticSite } from './static-site.ts';

/**
 * The parts of `npm run dev` and `npm run preview` that Vite lacks: the local email service beside both servers, and the
 * headers, redirects and 404 pages of a real host in the preview.
 */
export function localServers(root: string): Plugin {
  let emailServer: Server | undefined;
  const startEmail = async () => {
    emailServer = localEmailService(root).server;
    const port = await listen(emailServer, emailPort(process.env), 'EMAIL_PORT');
    return `http://127.0.0.1:${port}`;
  };
  return {
    name: 'local-servers',
    apply: 'serve',

    configureServer(server) {
      let email = '';
      const listenToSite = server.listen.bind(server);
      // Not earlier, because a restart creates the new server before it closes the old one, which has the port.
      server.listen = async (...args) => {
        email = await startEmail();
        return listenToSite(...args);
      };
      const print = server.printUrls.bind(server);
      server.printUrls = () => {
        print();
        console.log(`  Email service: ${email}/`);
      };
    },

    async closeServer() {
      const closing = emailServer;
      closing?.closeAllConnections();
      if (closing) await new Promise((done) => closing.close(done));
    },

    async configurePreviewServer(server) {
      const email = await startEmail();
      const site = staticSite(join(root, 'dist'));
      server.middlewares.use((request, response) => void site.emit('request', request, response));
      server.printUrls = () =>
        console.log(`
  The site           http://127.0.0.1:${server.config.preview.port}
  The email service  ${email}   (what the forms have sent)

  Try: send the form at the bottom of the home page, and look at the email service.
  Then stop this command and go on reading: everything works offline.
  Send the form again, start this command again, open the site: the message arrives.
  Stop with Ctrl+C.
`);
    },
  };
}

/** Creates the local email service. It knows only the account of the build. */
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
