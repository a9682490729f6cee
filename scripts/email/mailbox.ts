import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from './protocol.ts';

export interface Mail extends Message {
  /** ISO time of acceptance. */
  receivedAt: string;
}

export interface Mailbox {
  keep(message: Message): void;
  /** Oldest first. */
  all(): Mail[];
}

/** Opens a folder of accepted messages, one file each, in order of arrival. */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true });
  const files = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  // Of the last one: a file that was deleted leaves a gap.
  let count = Number.parseInt(files().at(-1) ?? '0', 10) || 0;
  return {
    keep(message) {
      count += 1;
      const mail: Mail = { receivedAt: new Date().toISOString(), ...message };
      const name = `${String(count).padStart(6, '0')}.json`;
      writeFileSync(join(folder, name), JSON.stringify(mail, null, 2));
    },
    all: () => files().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  };
}
