import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { checkEnvironment, emailOrigin } from '#build/environment.ts';
import { checkAccount } from './email/check-account.ts';
import { emailPort } from './ports.ts';
import { runMain } from './run-main.ts';

/** Milliseconds between two messages, because EmailJS accepts one message per second. */
const PAUSE_MS = 1_200;

const labels = { accepted: 'ok       ', simulated: 'simulated', wrong: 'WRONG    ' };

/**
 * `npm run check:email`: sends a marked message for each form through the account, and reports problems of the account.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
  const { mode } = values;
  // In the mode "rehearsal", the service is the local email service of `npm start`.
  if (mode === 'rehearsal') process.env.VITE_EMAILJS_ORIGIN = `http://127.0.0.1:${emailPort(process.env)}`;
  const variables = loadEnv(mode, process.cwd(), 'VITE_');
  checkEnvironment(variables);
  const origin = emailOrigin(variables);
  console.log(`Sending one message marked TEST for each form, through ${origin}:\n`);
  const wrong = await checkAccount({
    variables,
    origin,
    pause: () => setTimeout(PAUSE_MS),
    now: Date.now,
    tell: ({ id }, verdict, sentence) => console.log(`${labels[verdict]} ${id}: ${sentence}`),
  });
  if (wrong > 0) throw new Error(`${wrong} of the forms would not reach you.`);
});
