import { IDBFactory } from 'fake-indexeddb';
import { changesOf } from '#features/outbox/adapters/changes.ts';
import { keyvalDatabase } from '#features/outbox/adapters/database.ts';
import { webLock } from '#features/outbox/adapters/lock.ts';
import { storedRateLimit } from '#features/outbox/adapters/rate-limit.ts';
import { outboxStore } from '#features/outbox/adapters/store.ts';
import { ATTEMPT_MS, type DeliveryResult, type SubmissionStatus } from '#features/outbox/model/delivery.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { createOutbox, type Outbox } from '#features/outbox/outbox.ts';
import type { OutboxPorts } from '#features/outbox/ports.ts';
import { FakeLocks } from './fake-locks.ts';
import type { Event, ShownStatus } from './history.ts';
import { alwaysHere, submission } from './outbox-world.ts';
import { VirtualClock } from './virtual-clock.ts';

/** The reaction of the service to a request. */
export type Answer = 'ok' | 'answer lost' | 'silent' | 'late' | 'error' | 'limited' | 'account' | 'rejected';

const results: Record<Answer, DeliveryResult> = {
  ok: { kind: 'delivered' },
  'answer lost': { kind: 'unreachable' },
  silent: { kind: 'unreachable' },
  late: { kind: 'unreachable' },
  error: { kind: 'unreachable', status: 503 },
  limited: { kind: 'limited', status: 429 },
  account: { kind: 'account', status: 412 },
  rejected: { kind: 'rejected', status: 422, text: '' },
};
const accepts = (answer: Answer) => answer === 'ok' || answer === 'answer lost' || answer === 'late';

/** No sequence of database operations needs so many turns of the event loop. */
const HUNG_ROUNDS = 300;
const MINUTE = 60_000;

export interface Page {
  outbox: Outbox;
  name: string;
  kill(): void;
  /** Stops all activity of the page, but not its lock. */
  freeze(): void;
}

interface Disturbances {
  /** Called if an operation does not end, so that the time limits of the databases must end it. */
  onHang?: () => unknown;
  disturbLocks?: (manager: LockManager) => LockManager;
}

/** Changes the ports of a page, to plant an error or a fault. */
export type Alter = (ports: OutboxPorts) => OutboxPorts;

/** The status that a page shows for each state. */
const words: Record<SubmissionStatus['state'], ShownStatus> = {
  queued: 'saved',
  sending: 'saved',
  delivered: 'delivered',
  rejected: 'rejected',
  gone: 'gone',
  unsaved: 'unsaved',
};

let worlds = 0;

/** Channels are closed with their world, because thousands of open channels slow down each further one. */
const channels = new Set<BroadcastChannel>();
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};

/** Creates pages of one browser over the same databases, a service, and the history of statuses and requests. */
export function browserWorld(
  answer: (made: Submission) => Answer,
  alter: Alter = (ports) => ports,
  { onHang = () => {}, disturbLocks = (manager) => manager }: Disturbances = {},
) {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  for (const channel of channels) channel.close();
  channels.clear();
  worlds += 1;
  // Each world has its own channel, so that it does not receive the changes of other worlds.
  const channel = `outbox of world ${worlds}`;
  const clock = new VirtualClock();
  const locks = new FakeLocks();
  const history: Event[] = [];
  const locksOf = (name: string) => disturbLocks(locks.of(name));
  let opened = 0;
  /** The number of running operations of each page. A killed page has no entry. */
  const busy = new Map<string, number>();
  const count = (name: string, step: number) => {
    const before = busy.get(name);
    if (before !== undefined) busy.set(name, before + step);
  };
  const isBusy = () => [...busy.values()].some((under) => under > 0);

  /** Counts running operations, and never answers a killed page. */
  const alive = <Methods extends object>(page: string, methods: Methods): Methods => {
    const wrapped = Object.entries(methods).map(([name, method]) => {
      if (name === 'subscribe') return [name, method];
      const call = async (...parameters: unknown[]) => {
        if (!busy.has(page)) return new Promise(() => {});
        count(page, 1);
        try {
          return await method(...parameters);
        } finally {
          count(page, -1);
        }
      };
      return [name, call];
    });
    return Object.fromEntries(wrapped) as Methods;
  };

  function open(): Page {
    opened += 1;
    const name = `page ${opened}`;
    let here = true;
    busy.set(name, 0);
    const during = <T>(result: Promise<T>) =>
      result.then((value) => (here ? value : new Promise<T>(() => {})));
    const database = keyvalDatabase('outbox', alwaysHere);
    const ports: OutboxPorts = {
      store: alive(
        name,
        outboxStore(database, changesOf(channel), () => clock.now),
      ),
      rateLimit: alive(
        name,
        storedRateLimit(database, changesOf(channel), () => clock.now),
      ),
      transport: {
        groupOf: ({ form }) => form,
        async deliver(made, onLateAcceptance) {
          const given = answer(made);
          history.push({ kind: 'request', id: made.id, accepted: accepts(given) });
          await during(clock.wait(given === 'silent' || given === 'late' ? ATTEMPT_MS : 200));
          if (given === 'late') void during(clock.wait(3_000)).then(onLateAcceptance);
          return results[given];
        },
      },
      lock: webLock(locksOf(name), alwaysHere),
      now: () => clock.now,
      random: () => 0.5,
      wait: (ms) => during(clock.wait(ms)),
    };
    const outbox = createOutbox(alter(ports));
    return {
      outbox,
      name,
      kill() {
        here = false;
        busy.delete(name);
        locks.kill(name);
      },
      freeze() {
        here = false;
        busy.delete(name);
      },
    };
  }

  /** Waits until the databases and all later operations are idle. It first calls `onHang` for hanging operations. */
  async function quiet(): Promise<void> {
    let rounds = 0;
    for (let still = 0; still < 6; still = isBusy() ? 0 : still + 1) {
      await new Promise((resolve) => setImmediate(resolve));
      rounds += 1;
      if (rounds % HUNG_ROUNDS === 0) await onHang();
    }
  }
  clock.quiet = quiet;

  const say = (id: string, word: ShownStatus) => history.push({ kind: 'said', id, word });
  return {
    clock,
    history,
    open,
    quiet,
    say,
    /** Returns a record as the queue stores it. */
    record: (id: string) => submission(id, { submittedAt: clock.now }),
    /** Submits in a page, and records the status that the page shows then and until the confirmation ends. */
    submit({ outbox }: Page, id: string, more: Partial<Submission> = {}) {
      const made = submission(id, { submittedAt: clock.now, ...more });
      history.push({ kind: 'submitted', id, ...(more.replaces && { replaces: more.replaces }) });
      const original = more.replaces;
      const options = original
        ? { replacedIds: [original], onStored: () => void history.push({ kind: 'replaced', id: original }) }
        : {};
      void outbox.submit(made, options).then(({ state }) => {
        say(id, words[state]);
        if (words[state] !== 'saved') return;
        const stop = outbox.subscribe(async () => {
          const status = await outbox.status(id).catch(() => undefined);
          if (status?.state !== 'delivered' && status?.state !== 'gone') return;
          stop();
          say(id, status.state);
        });
      });
    },
    /** Simulates an open page for this time: it sends due submissions and checks the clock in between. */
    async live(page: Page, ms: number, looksEvery = MINUTE) {
      for (let left = ms; left > 0; ) {
        const next = (await page.outbox.nextTime()) ?? Number.POSITIVE_INFINITY;
        // replays.ts uses the same pause.
        const pause = Math.min(Math.max(next - clock.now, 1_100), looksEvery, left);
        await clock.advance(pause);
        left -= pause;
        void page.outbox.replay('due').catch(() => {});
        await quiet();
      }
    },
    async visible(): Promise<Set<string>> {
      const { submissions, unreadable } = await open().outbox.contents();
      return new Set([...submissions, ...unreadable].map(({ id }) => id));
    },
  };
}
