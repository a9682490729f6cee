import type { EditLocks, Presence } from '../ports.ts';

const nameOf = (id: string) => `edit ${id}`;

/**
 * One Web Lock per open edit: unlike the lease in the record, it does not depend on the clock, and it ends with its
 * tab. The last form to open an edit has it. A page that is left gives it back, and takes it again when it returns.
 * One that the browser freezes keeps it: its visitor is still editing, and the former version must not be sent.
 *
 * @param locks undefined in a browser without Web Locks: there the lease alone holds an edit
 */
export function editLocks(locks: LockManager | undefined, presence: Presence): EditLocks {
  return {
    hold(id) {
      if (!locks) return () => {};
      let isOver = false;
      let giveBack = () => {};
      const hold = async () => {
        // Only opening an edit takes it from another form: a page that returns waits its turn.
        let steal = true;
        while (!isOver) {
          await presence.here();
          if (isOver) return;
          const held = new Promise<void>((resolve) => {
            giveBack = resolve;
          });
          const stop = presence.onLeave((absence) => {
            if (absence === 'left') giveBack();
          });
          const request = locks.request(nameOf(id), { steal }, () => held);
          steal = false;
          await request.finally(stop);
        }
      };
      // Another form has opened it, or the browser blocks locks.
      hold().catch(() => {});
      return () => {
        isOver = true;
        giveBack();
      };
    },
    async isHeld(id) {
      const isFree = locks?.request(nameOf(id), { ifAvailable: true }, async (lock) => lock !== null);
      return isFree ? !(await isFree.catch(() => true)) : false;
    },
  };
}
