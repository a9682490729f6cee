import { createServer } from 'vite';
import { localEmailService } from './email/local-service.ts';
import { listen } from './listen.ts';
import { emailPort, sitePort } from './ports.ts';
import { runMain } from './run-main.ts';

/** `npm run dev`: starts Vite's dev server and the local email service. */
await runMain(async () => {
  const ports = { site: sitePort(process.env), email: emailPort(process.env) };
  const email = localEmailService(process.cwd());
  await listen(email.server, ports.email, 'EMAIL_PORT');
  process.env.VITE_EMAILJS_ORIGIN = `http://127.0.0.1:${ports.email}`;
  const server = await createServer({
    mode: 'rehearsal',
    server: { host: '127.0.0.1', port: ports.site, strictPort: true },
  });
  await server.listen();
  server.printUrls();
  console.log(`  Email service: http://127.0.0.1:${ports.email}/`);
});
