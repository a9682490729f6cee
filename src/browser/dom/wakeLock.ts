import { onShown } from './page.ts';

/**
 * Keeps the screen on until the function that it answers with is called. The browser lets go of it by itself when the tab
 * goes out of sight, so it is asked again when it is back; it may refuse, as with a low battery.
 */
export function keepAwake(): () => void {
  let wanted = true;
  let held: WakeLockSentinel | undefined;
  const ask = async () => {
    const got = await navigator.wakeLock?.request('screen');
    if (!got) return;
    // Let go of in the meantime, or asked for twice.
    if (!wanted || (held && !held.released)) await got.release();
    else held = got;
  };
  // Without it the screen goes dark as ever.
  const tryToAsk = () => void ask().catch(() => {});
  tryToAsk();
  const stop = onShown(tryToAsk);
  return () => {
    wanted = false;
    stop();
    // It has gone by itself otherwise.
    void held?.release().catch(() => {});
  };
}
