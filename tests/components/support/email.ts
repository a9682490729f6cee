import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openMailbox } from '#local/email/mailbox.ts';
import type { FaultStep } from '#local/email/plan.ts';
import { createEmailService } from '#local/email/service.ts';
import { listen } from '#local/listen.ts';

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
const mailbox = openMailbox(folder);
let service = createEmailService(mailbox);
const port = await listen(service.server, 0, 'EMAIL_PORT');
// Read when the account is imported, which is after this file.
vi.stubEnv('VITE_EMAILJS_ORIGIN', `http://127.0.0.1:${port}`);
let seen = 0;
let stopped = false;

async function stop(): Promise<void> {
  if (stopped) return;
  stopped = true;
  const { server } = service;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function start(): Promise<void> {
  if (!stopped) return;
  service = createEmailService(mailbox);
  service.order({ plan: [], ratePerSecond: 0 });
  await listen(service.server, port, 'EMAIL_PORT');
  stopped = false;
}

/** The local email service, over HTTP as in the browser, told for each test how to answer. */
export const email = {
  /** What it has accepted in this test. */
  mails: () => mailbox.all().slice(seen),
  /** Every attempt since it was started or told how to answer. */
  attempts: () => service.log,
  /** Answers the next attempts so, once each unless told, and accepts the others. */
  answers(...steps: Partial<FaultStep>[]) {
    const plan = steps.map((step) => ({ times: 1, cors: true, truncate: false, never: false, ...step }));
    service.order({ plan, ratePerSecond: 0 });
  },
  /** From now on nobody answers at its address. */
  stop,
  start,
  async reset() {
    await stop();
    await start();
    seen = mailbox.all().length;
  },
  async end() {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
};

service.order({ plan: [], ratePerSecond: 0 });
