/** The fault of a browser operation: it throws an error, it never ends, or the page dies before it. */
export type Fault = 'fail' | 'hang' | 'die';

interface Plan {
  /** The number of the operation, from 1. */
  n: number;
  fault: Fault;
  /** Kills the page. */
  die: () => void;
}

/** Counts the browser operations of the code under test and disturbs one of them. */
export class FaultyOperations {
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
export function disturbIndexedDb(operations: FaultyOperations): () => void {
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
