import { onShown } from './pageLifecycle.ts';

/**
 * Keeps the screen on until the returned function is called. The browser releases the lock when the tab is hidden, so
 * the lock is requested again when the tab is visible. The browser may refuse, for example with a low battery.
 */
export function keepAwake(): () => void {
  let wanted = true;
  let held: WakeLockSentinel | undefined;
  const ask = async () => {
    const got = await navigator.wakeLock?.request('screen');
    if (!got) return;
    // The lock is no longer wanted, or it was requested twice.
    if (!wanted || (held && !held.released)) await got.release();
    else held = got;
  };
  // Without a lock the screen turns off as usual.
  const tryToAsk = () => void ask().catch(() => {});
  tryToAsk();
  const stop = onShown(tryToAsk);
  return () => {
    wanted = false;
    stop();
    // If the release fails, the browser has released the lock already.
    void held?.release().catch(() => {});
  };
}
