import { OutboxBadge } from '#features/submissions/view/OutboxBadge.tsx';
import { StandCount, StandWatch } from '#features/submissions/view/stand/lateParts.ts';
import { useIsStand } from '#features/submissions/view/stand/useIsStand.ts';

/** Badge for submissions waiting on this device; in stand mode, the day's count instead. */
export function CountOrBadge() {
  return useIsStand() ? <StandCount /> : <OutboxBadge />;
}

/** Watches a device in stand mode. */
export function LateStand() {
  return useIsStand() && <StandWatch />;
}
