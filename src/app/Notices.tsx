import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchCorner } from '#browser/dom/corner.ts';
import { announce } from '#browser/dom/feedback.ts';
import { isComplete, useWorker } from '#browser/worker/registration.ts';
import { InstallOffer } from '#features/install/view/InstallOffer.tsx';
import { ConnectionNotice } from '#features/offline/view/ConnectionNotice.tsx';
import { ReadyNotice } from '#features/offline/view/ReadyNotice.tsx';
import styles from './Notices.module.css';
import { UpdateNotice } from './UpdateNotice.tsx';

/** The app's notices, the most urgent first. That of the copy waits for the others, and the install offer is hidden beside any. */
export default function Notices({ page }: { page: string }) {
  const { updateWaits, copy } = useWorker();
  const [isToldOfConnection, setToldOfConnection] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const corner = place.current?.closest<HTMLElement>('[data-corner]');
    if (corner) watchCorner(corner);
  }, []);
  // A live region that comes with its words is not announced. Without those that are hidden.
  useEffect(() => {
    const text = place.current?.innerText;
    if (text) announce(text);
  }, []);
  return (
    <div ref={place} className={styles.notices}>
      <UpdateNotice waits={updateWaits} />
      <ConnectionNotice page={page} isCopied={isComplete(copy)} onToldChange={setToldOfConnection} />
      <ReadyNotice page={page} isNew={copy === 'new' && !updateWaits && !isToldOfConnection} />
      <InstallOffer page={page} isReturning={copy === 'kept'} />
    </div>
  );
}
