import OfflineCopy from '#features/offline/view/OfflineCopy.tsx';
import { Trip } from '#features/offline/view/Trip.tsx';
import { PendingLine } from '#features/outbox/view/PendingLine.tsx';

// One part of the page's code: with one more, what looks after the worker would come with every first load.
export { OfflineCopy };

/** The copy for a time without a connection, and the requests that wait for one. */
export function BeforeTrip({ copyChanges }: { copyChanges: number }) {
  return (
    <Trip copyChanges={copyChanges}>
      <PendingLine />
    </Trip>
  );
}
