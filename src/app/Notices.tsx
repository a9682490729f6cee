import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchCorner } from '#browser/dom/corner.ts';
import { listen } from '#browser/dom/listen.ts';
import { isComplete, useWorker } from '#browser/worker/registration.ts';
import { InstallOffer } from '#features/install/view/InstallOffer.tsx';
import { ConnectionNotice } from '#features/offline/view/ConnectionNotice.tsx';
import { ReadyNotice } from '#features/offline/view/ReadyNotice.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { pathOf } from '#router/model/addresses.ts';
import styles from './Notices.module.css';
import { UpdateNotice } from './UpdateNotice.tsx';

const ContinueReading = latePart(() => import('#features/reading/view/ContinueReading.tsx'), {
  messages: 'reading',
});

/** Returns true for the pages on which a visitor chooses what to read. */
const isList = (page: string) => [pathOf('home'), pathOf('insights'), pathOf('blog')].includes(page);

/** Returns true while the focus is in a form of the page or in the confirmation that replaces it. */
function useFormFocus(): boolean {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const follow = (element: EventTarget | null) =>
      setFocused(element instanceof Element && element.matches('main form *, main [data-confirmation] *'));
    follow(document.activeElement);
    return listen(['focusin', 'focusout'], ({ type, target, relatedTarget }) =>
      follow(type === 'focusin' ? target : relatedTarget),
    );
  }, []);
  return isFocused;
}

/**
 * Renders the app's notices, the most urgent first. The notice about the copy waits for the others, and the install
 * offer is hidden next to any other notice.
 */
export default function Notices({ page }: { page: string }) {
  const { updateWaits, copy } = useWorker();
  const [isConnectionShown, setConnectionShown] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const corner = container.current?.closest<HTMLElement>('[data-corner]');
    if (corner) watchCorner(corner);
  }, []);
  // A live region must exist before its text to be announced.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const className = useFormFocus() ? `${styles.notices} ${styles.hidden}` : styles.notices;
  if (!isMounted) return <div ref={container} role="status" aria-atomic="false" className={className} />;
  return (
    <div ref={container} role="status" aria-atomic="false" className={className}>
      <UpdateNotice waits={updateWaits} />
      <ConnectionNotice page={page} isCopied={isComplete(copy)} onShownChange={setConnectionShown} />
      <ReadyNotice page={page} isNew={copy === 'new' && !updateWaits && !isConnectionShown} />
      <div>{isList(page) && <ContinueReading />}</div>
      <InstallOffer page={page} isReturning={copy === 'stored'} />
    </div>
  );
}
