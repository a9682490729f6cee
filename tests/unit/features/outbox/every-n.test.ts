import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ATTEMPT_MS } from '#features/outbox/model/delivery.ts';
import { problemsOf } from '../../../support/history.ts';
import { type Alter, type Answer, browserWorld, type Page } from '../../../support/outbox-pages.ts';

/** The fault of a browser operation: it throws an error, it never ends, or the page dies before it. */
type Fault = 'fail' | 'hang' | 'die';

interface Plan {
  /** The number of the operation, from 1. */
  n: number;
  fault: Fault;
  /** Kills the page. */
  die: () => void;
}

/** Counts the browser operations of the code under test and disturbs one of them. */
class FaultyOperations {
  count = 0;
  readonly names: string[] = [];
  #plan: Plan | undefined;

  plan(plan: Plan | undefined): void {
    this.count = 0;
    this.names.length = 0;
    this.#plan = plan;
  }

  /** Counts an operation and returns its fault. Call it at each operation. */
  next(name: string): Fault | undefined {
    this.count += 1;
    this.names.push(name);
    const plan = this.#plan;
    if (!plan || this.count !== plan.n) return undefined;
    if (plan.fault === 'die') plan.die();
    return plan.fault;
  }
}

type Method = (...parameters: unknown[]) => unknown;
interface Methods {
  [name: string]: Method;
}

/** Returns a request that never ends. `silentTransaction` does the same for a transaction. */
const silent = () => Object.assign(new EventTarget(), { result: undefined, error: null });
const silentTransaction = () => {
  const store: object = new Proxy(silent(), {
    get: (_, name) => (name === 'transaction' ? transaction : () => silent()),
  });
  const transaction = Object.assign(silent(), {
    objectStore: () => store,
    commit: () => {},
    abort: () => {},
  });
  return transaction;
};

const failure = () => new DOMException('planted', 'UnknownError');

/**
 * Disturbs the operations of IndexedDB. Only an open request or a complete transaction can hang. A page that dies
 * aborts its transaction. Returns the function that restores the operations.
 */
function disturbIndexedDb(operations: FaultyOperations): () => void {
  const restores: (() => void)[] = [];
  const wrap = (of: { prototype: object }, name: string, disturb: (fault: Fault, on: unknown) => unknown) => {
    const methods = of.prototype as Methods;
    const original = methods[name] as Method;
    methods[name] = function disturbed(this: unknown, ...parameters) {
      // The fake database creates its own transaction while it opens.
      const isOwn = parameters.includes('versionchange');
      const fault = isOwn ? undefined : operations.next(name);
      if (fault === 'fail') throw failure();
      return (fault && disturb(fault, this)) ?? original.apply(this, parameters);
    };
    restores.push(() => {
      methods[name] = original;
    });
  };
  wrap(IDBFactory, 'open', silent);
  wrap(IDBDatabase, 'transaction', silentTransaction);
  for (const name of ['get', 'getKey', 'getAll', 'getAllKeys', 'add', 'put', 'delete', 'clear']) {
    wrap(IDBObjectStore, name, (fault, store) => {
      if (fault === 'hang') return undefined;
      (store as IDBObjectStore).transaction.abort();
      return silent();
    });
  }
  return () => {
    for (const restore of restores) restore();
  };
}

/** Exceeds every pause that can follow. */
const LATER_MS = 5 * 60_000;
/** Exceeds every time limit of the databases and the lock. */
const LIMITS_MS = 45_000;

type World = ReturnType<typeof browserWorld> & { answers: Answer[] };

interface Scenario {
  /** Fills the queue before the act. */
  prepare?: (world: World, page: Page) => Promise<void>;
  /** The submissions that the visitor deletes, whether or not the page can confirm the deletion. */
  mayGo?: readonly string[];
  /** The act whose operations are disturbed. */
  act: (world: World, page: Page) => unknown;
}

const waiting =
  (...ids: string[]) =>
  async (world: World, { outbox }: Page) => {
    for (const id of ids) {
      await outbox.restore(world.record(id));
      world.history.push({ kind: 'submitted', id }, { kind: 'said', id, word: 'saved' });
    }
  };

/** Performs an act that the page reports to the visitor after its success. */
const thenSays = (world: World, ids: readonly string[], act: Promise<unknown>) =>
  act.then(
    () => {
      for (const id of ids) world.say(id, 'deleted');
    },
    () => {},
  );
const replay: Scenario['act'] = (_, { outbox }) => outbox.replay('connection').catch(() => {});

const scenarios: Record<string, Scenario> = {
  submit: { act: (world, page) => world.submit(page, 'a') },
  'submit while the service is down': {
    act: (world, page) => {
      world.answers.push('silent');
      world.submit(page, 'a');
    },
  },
  replay: { prepare: waiting('a', 'b'), act: replay },
  'save an edit': {
    prepare: waiting('a'),
    act: (world, page) => world.submit(page, 'edited', { replaces: 'a' }),
  },
  import: {
    prepare: waiting('a'),
    act: async (world, { outbox }) => {
      const added = await outbox.addUnknown([world.record('a'), world.record('b')]).catch(() => []);
      for (const id of added)
        world.history.push({ kind: 'submitted', id }, { kind: 'said', id, word: 'saved' });
      await outbox.replay('connection').catch(() => {});
    },
  },
  delete: {
    prepare: waiting('a', 'b'),
    act: (world, { outbox }) => thenSays(world, ['a'], outbox.remove('a')),
  },
  erase: {
    prepare: waiting('a', 'b'),
    // The act deletes as much as it can, and the page reports the rest.
    mayGo: ['a', 'b'],
    act: (world, { outbox }) => thenSays(world, ['a', 'b'], outbox.clear()),
  },
};

/** Disturbs requests and pauses: a request is not sent, its answer never arrives, or a pause never ends. */
const disturbPorts =
  (operations: FaultyOperations): Alter =>
  (ports) => ({
    ...ports,
    transport: {
      ...ports.transport,
      async deliver(...parameters) {
        const happens = operations.next('request');
        if (happens === 'fail') return { kind: 'unreachable' };
        const outcome = await ports.transport.deliver(...parameters);
        if (happens === 'die') return new Promise(() => {});
        if (happens !== 'hang') return outcome;
        await ports.wait(ATTEMPT_MS);
        return { kind: 'unreachable' };
      },
    },
    wait: (ms) => (operations.next('wait') === 'hang' ? new Promise(() => {}) : ports.wait(ms)),
  });

/**
 * Runs a scenario with its n-th operation disturbed and then opens a new page. Returns the problems of the history
 * and whether the n-th operation took place.
 */
async function run({ prepare, act, mayGo = [] }: Scenario, n: number, fault: Fault) {
  const operations = new FaultyOperations();
  const answers: Answer[] = [];
  const world = Object.assign(
    browserWorld(() => answers.shift() ?? 'ok', disturbPorts(operations), {
      onHang: () => vi.advanceTimersByTimeAsync(LIMITS_MS),
      disturbLocks: (manager) => ({
        query: () => manager.query(),
        request: ((...parameters: Parameters<LockManager['request']>) => {
          const happens = operations.next('lock');
          if (happens === 'fail') return Promise.reject(new DOMException('planted', 'InvalidStateError'));
          return happens ? new Promise(() => {}) : manager.request(...parameters);
        }) as LockManager['request'],
      }),
    }),
    { answers },
  );
  const page = world.open();
  if (prepare) await prepare(world, page);
  answers.length = 0;
  const restore = disturbIndexedDb(operations);
  operations.plan({ n, fault, die: () => page.kill() });
  void act(world, page);
  await world.clock.advance(60_000);
  await vi.advanceTimersByTimeAsync(LIMITS_MS);
  await world.clock.advance(60_000);
  const happened = operations.count >= n;
  operations.plan(undefined);
  restore();
  page.kill();
  const next = world.open();
  void next.outbox.replay('connection');
  await world.live(next, LATER_MS);
  const { submissions } = await next.outbox.contents();
  const left = submissions.map(({ id }) => `${id}: still waits`);
  for (const id of mayGo) world.say(id, 'deleted');
  return { happened, problems: [...problemsOf(world.history, await world.visible()), ...left] };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(scenarios))('%s', (_, scenario) => {
  test.each<Fault>(['fail', 'hang', 'die'])('tolerates the fault "%s" in any operation', async (fault) => {
    let n = 1;
    for (let more = true; more; n += 1) {
      const { happened, problems } = await run(scenario, n, fault);
      expect(problems, `operation ${n}`).toEqual([]);
      more = happened;
    }
    expect(n, 'operations that were tried').toBeGreaterThan(3);
  });
});
