/** Time at which a page starts to count its operations: at once, at the first click, or at the first "send". */
export type From = 'beginning' | 'click' | 'submit';

/** Operations that are counted: all, or only those of transactions that write. */
export type Counted = 'all' | 'writing';

interface When {
  n: number;
  from: From;
  counted: Counted;
  /** Name of a global function of the page. */
  call: string;
}

/** Runs in the page: calls a function at its n-th operation on a database, inside the transaction. */
export function callAtOperation({ n, from, counted, call }: When): void {
  let [count, counts] = [0, from === 'beginning'];
  const start = () => {
    counts = true;
  };
  if (!counts) addEventListener(from, start, true);
  const names = ['add', 'put', 'delete', 'clear', 'get', 'getKey', 'getAll', 'getAllKeys', 'count'] as const;
  for (const name of names) {
    const operation: (...parameters: never[]) => IDBRequest = IDBObjectStore.prototype[name];
    Object.assign(IDBObjectStore.prototype, {
      [name](this: IDBObjectStore, ...parameters: unknown[]) {
        const request: unknown = Reflect.apply(operation, this, parameters);
        const isCounted = counts && (counted === 'all' || this.transaction.mode === 'readwrite');
        if (isCounted) count += 1;
        if (isCounted && count === n) void Reflect.get(globalThis, call)();
        return request;
      },
    });
  }
}
