import { FormattedMessage } from 'react-intl';
import { keepFocus } from '#browser/dom/keptFocus.ts';
import { hideWhileLeft } from '#browser/dom/page.ts';
import { DraftList } from '#features/submissions/view/DraftList.tsx';
import { OutboxList } from '#features/submissions/view/OutboxList.tsx';
import { ReceiptList } from '#features/submissions/view/ReceiptList.tsx';
import { TakeIn } from '#features/submissions/view/TakeIn.tsx';
import patterns from '#styles/patterns.module.css';
import { Boundary } from '#ui/Boundary.tsx';
import styles from './OutboxPage.module.css';

/** A ref for a list of personal data. */
const withRecords = (part: HTMLElement | null) => {
  const stops = [keepFocus(part), hideWhileLeft(part)];
  return () => {
    for (const stop of stops) stop?.();
  };
};

/**
 * The visitor's records on this device: pending requests, drafts, receipts. After an erasure the
 * list begins anew, for it still knows what can be undone.
 */
export function Kept({ erasures }: { erasures: number }) {
  return (
    // What erases stands outside.
    <Boundary key={erasures} fallback={() => <Unshowable />}>
      <div ref={withRecords} className={`${patterns.stack7} ${styles.kept}`}>
        <OutboxList />
        <DraftList />
        <ReceiptList />
        <div className={`${styles.half} ${patterns.stack4} ${patterns.top}`}>
          <h2 className={patterns.medium}>
            <FormattedMessage id="outbox.takeIn.title" />
          </h2>
          <TakeIn />
        </div>
      </div>
    </Boundary>
  );
}

function Unshowable() {
  return (
    <div role="alert" className={patterns.stack7}>
      <h2>
        <FormattedMessage id="outbox.unreadable" />
      </h2>
      <p>
        <FormattedMessage id="outbox.unreadable.text" />
      </p>
    </div>
  );
}
