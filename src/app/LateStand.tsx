import { OutboxBadge } from '#features/submissions/view/OutboxBadge.tsx';
import { StandCount, StandWatch } from '#features/submissions/view/stand/lateParts.ts';
import { useIsStand } from '#features/submissions/view/stand/useIsStand.ts';

/** What waits here, for whoever's device it is; at a stand the day's count in its place. */
export function CountOrBadge() {
  return useIsStand() ? <StandCount /> : <OutboxBadge />;
}

/** Looks after a device at a stand. */
export function LateStand() {
  return useIsStand() && <StandWatch />;
}
