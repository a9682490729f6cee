import type { Exclusively } from '../ports.ts';

const LOCK = 'outbox';

/** Web Locks where there are any; else tasks of this tab follow one another and leases keep the tabs apart. */
export function exclusively(locks: LockManager | undefined): Exclusively {
  if (locks) return { run: (task) => locks.request(LOCK, task), overAllTabs: true };
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const run = last.then(task);
      last = run.catch(() => {});
      return run;
    },
    overAllTabs: false,
  };
}
