import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mail, openMailbox } from '#scripts/email/mailbox.ts';
import { createEmailService, type EmailService } from '#scripts/email/service.ts';
import { listen } from '#scripts/listen.ts';

/** Address to which the test build sends its forms (.env.rehearsal). Each browser maps it to its worker's service. */
export const BUILT_EMAIL_ADDRESS = '127.0.0.1:4174';

/** An email service that can be stopped and started again at the same address. */
export interface TestEmail extends Pick<EmailService, 'log' | 'order' | 'hold'> {
  mails(): Mail[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a service with an empty mailbox at this port. `end` stops the service. */
export async function startEmail(port: number): Promise<TestEmail & { end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const mailbox = openMailbox(folder);
  let service = createEmailService(mailbox);
  const earlier: EmailService['log'] = [];
  await listen(service.server, port, 'EMAIL_PORT');
  return {
    get log() {
      return [...earlier, ...service.log];
    },
    order: (order) => service.order(order),
    hold: () => service.hold(),
    mails: mailbox.all,
    stop: () => close(service.server),
    async start() {
      earlier.push(...service.log);
      service = createEmailService(mailbox);
      await listen(service.server, port, 'EMAIL_PORT');
    },
    async end() {
      await close(service.server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
