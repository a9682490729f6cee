import { useCallback, useEffect, useRef, useState } from 'react';
import { onShown } from '#browser/dom/pageLifecycle.ts';
import { hasUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { currentPath } from '#router/location.ts';
import { onActivity } from '../browser/activity.ts';
import { type IdleState, idleStateAt } from '../model/idle-timeout.ts';
import type { Kiosk } from '../model/kiosk.ts';
import { kioskPath } from './nextVisitor.ts';

const POLL_MS = 1_000;
const active: IdleState = { state: 'active' };

/**
 * Detects that a visitor has left a kiosk: the visitor has begun a form, or is on another page than the kiosk's form,
 * and is inactive for a while. Only `stay` answers the question, so that a press next to the button does not answer it.
 */
export function useIdleTimeout(kiosk: Kiosk): { idle: IdleState; stay: () => void } {
  const [idle, setIdle] = useState<IdleState>(active);
  const seen = useRef({ at: Date.now(), typed: false, asked: false });
  const path = kioskPath(kiosk);

  const stay = useCallback(() => {
    Object.assign(seen.current, { at: Date.now(), asked: false });
    setIdle(active);
  }, []);

  useEffect(
    () =>
      onActivity((typed) => {
        const now = seen.current;
        if (!now.asked) Object.assign(now, { at: Date.now(), typed: now.typed || typed });
      }),
    [],
  );

  useEffect(() => {
    const check = () => {
      const { at, typed } = seen.current;
      const now = Date.now();
      const hasBegun = typed || hasUnsavedInput() || currentPath() !== path;
      // Without this limit, a clock that is set back would delay the question by hours.
      const last = hasBegun ? Math.min(at, now) : now;
      const next = idleStateAt(last, now);
      Object.assign(seen.current, { at: last, asked: next.state === 'asked' });
      setIdle((before) => (next.state === 'active' && before.state === 'active' ? before : next));
    };
    const timer = setInterval(check, POLL_MS);
    // Timers do not run while the device sleeps, so the visitor may have left long ago.
    const stop = onShown(check);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [path]);

  return { idle, stay };
}
