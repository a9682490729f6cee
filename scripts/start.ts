import { join } from 'node:path';
import { build } from 'vite';
import { localEmailService } from './email/local-service.ts';
import { listen } from './listen.ts';
import { emailPort, sitePort } from './ports.ts';
import { runMain } from './run-main.ts';
import { staticSite } from './static-site.ts';

/** `npm start`: builds for production, then serves the site and the local email service. */
await runMain(async () => {
  const root = process.cwd();
  const ports = { site: sitePort(process.env), email: emailPort(process.env) };
  const email = localEmailService(root);
  await listen(email.server, ports.email, 'EMAIL_PORT');
  process.env.VITE_EMAILJS_ORIGIN = `http://127.0.0.1:${ports.email}`;
  await build({ mode: 'rehearsal', logLevel: 'warn' });
  await listen(staticSite(join(root, 'dist')), ports.site, 'PORT');
  console.log(`
  The site           http://127.0.0.1:${ports.site}
  The email service  http://127.0.0.1:${ports.email}   (what the forms have sent)

  Try: send the form at the bottom of the home page, and look at the email service.
  Then stop this command and go on reading: everything works offline.
  Send the form again, start this command again, open the site: the message arrives.
  Stop with Ctrl+C.
`);
});
