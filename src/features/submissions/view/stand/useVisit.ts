import { useCallback, useEffect, useRef, useState } from 'react';
import { onShown } from '#browser/dom/page.ts';
import { currentPath } from '#browser/navigation/location.ts';
import { hasUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { onActivity } from '../../browser/activity.ts';
import type { Stand } from '../../model/stand.ts';
import { type Visit, visitAt } from '../../model/visit.ts';
import { standPath } from './nextVisitor.ts';

const LOOK_MS = 1_000;
const here: Visit = { state: 'here' };

/**
 * Detects a visitor who has left a stand: one who has begun a form, or is on another page than the stand's, and does
 * nothing for a while. Only `stay` answers the question, lest a press beside the button does.
 */
export function useVisit(stand: Stand): { visit: Visit; stay: () => void } {
  const [visit, setVisit] = useState<Visit>(here);
  const seen = useRef({ at: Date.now(), typed: false, asked: false });
  const path = standPath(stand);

  const stay = useCallback(() => {
    Object.assign(seen.current, { at: Date.now(), asked: false });
    setVisit(here);
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
    const look = () => {
      const { at, typed } = seen.current;
      const now = Date.now();
      const hasBegun = typed || hasUnsavedInput() || currentPath() !== path;
      // A clock that is set back would otherwise keep the visitor for hours.
      const last = hasBegun ? Math.min(at, now) : now;
      const next = visitAt(last, now);
      Object.assign(seen.current, { at: last, asked: next.state === 'asked' });
      setVisit((before) => (next.state === 'here' && before.state === 'here' ? before : next));
    };
    const timer = setInterval(look, LOOK_MS);
    // A device that slept had no timers: the visitor may be long gone.
    const stop = onShown(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [path]);

  return { visit, stay };
}
