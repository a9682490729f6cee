/** What makes a page count its operations: its beginning, or the visitor's first press or submission. */
export type From = 'beginning' | 'click' | 'submit';

interface When {
  n: number;
  from: From;
  /** A function of the page's, by its name. */
  call: string;
}

/** Runs in the page: calls a function at its n-th operation on a database, in the midst of the transaction. */
export function callAtOperation({ n, from, call }: When): void {
  let [count, counts] = [0, from === 'beginning'];
  const start = () => {
    counts = true;
  };
  if (!counts) addEventListener(from, start, true);
  const names = ['add', 'put', 'delete', 'clear', 'get', 'getKey', 'getAll', 'getAllKeys', 'count'] as const;
  for (const name of names) {
    const operation: (...parameters: never[]) => IDBRequest = IDBObjectStore.prototype[name];
    Object.assign(IDBObjectStore.prototype, {
      [name](...parameters: unknown[]) {
        const request: unknown = Reflect.apply(operation, this, parameters);
        if (counts) count += 1;
        if (counts && count === n) void Reflect.get(globalThis, call)();
        return request;
      },
    });
  }
}
