import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from './protocol.ts';

export interface Mail extends Message {
  /** ISO time of acceptance. */
  receivedAt: string;
}

export interface Mailbox {
  store(message: Message): void;
  /** Returns all messages, oldest first. */
  all(): Mail[];
}

/** Opens a folder of accepted messages. Each message is one file, and the file names have the order of arrival. */
export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true });
  const files = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  // The number of the last file, because a deleted file leaves a gap.
  let count = Number.parseInt(files().at(-1) ?? '0', 10) || 0;
  return {
    store(message) {
      count += 1;
      const mail: Mail = { receivedAt: new Date().toISOString(), ...message };
      const name = `${String(count).padStart(6, '0')}.json`;
      writeFileSync(join(folder, name), JSON.stringify(mail, null, 2));
    },
    all: () => files().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  };
}
