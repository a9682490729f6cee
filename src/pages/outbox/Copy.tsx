import OfflineCopy from '#features/offline/view/OfflineCopy.tsx';
import { OfflineReadiness } from '#features/offline/view/OfflineReadiness.tsx';
import { PendingLine } from '#features/outbox/view/PendingLine.tsx';

// Both components share one chunk. With two chunks, the code that manages the worker would be part of every first
// load.
export { OfflineCopy };

/** Renders the preparation for a time without a connection, and the requests that wait for a connection. */
export function BeforeTrip({ copyChanges }: { copyChanges: number }) {
  return (
    <OfflineReadiness copyChanges={copyChanges}>
      <PendingLine />
    </OfflineReadiness>
  );
}
