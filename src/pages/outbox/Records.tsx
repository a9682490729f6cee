import { FormattedMessage } from 'react-intl';
import { restoreFocusInList } from '#browser/dom/keepFocusInList.ts';
import { together } from '#browser/dom/listen.ts';
import { hideWhileLeft } from '#browser/dom/pageLifecycle.ts';
import { Boundary } from '#components/Boundary.tsx';
import { DraftList } from '#features/forms/view/DraftList.tsx';
import { ImportRecords } from '#features/forms/view/ImportRecords.tsx';
import { OutboxList } from '#features/outbox/view/OutboxList.tsx';
import { ReceiptList } from '#features/outbox/view/ReceiptList.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './OutboxPage.module.css';

/** Connects a list of personal data to the code that protects its focus and its privacy. Use as a `ref`. */
const withRecords = (part: HTMLElement | null) =>
  together(restoreFocusInList(part), hideWhileLeft({ current: part }));

/**
 * Renders the visitor's records on this device: pending requests, drafts, receipts. After an erasure the lists
 * remount, because their state still contains records that can be restored.
 */
export function Records({ erasures }: { erasures: number }) {
  return (
    // The controls that erase are outside the boundary, so that an error in the lists does not remove them.
    <Boundary key={erasures} fallback={() => <Unshowable />}>
      <div ref={withRecords} className={`${layout.stack7} ${styles.records}`}>
        <OutboxList />
        <DraftList />
        <ReceiptList />
        <div className={`${styles.half} ${layout.stack4} ${layout.top}`}>
          <h2 className={typography.medium}>
            <FormattedMessage id="outbox.import.title" />
          </h2>
          <ImportRecords />
        </div>
      </div>
    </Boundary>
  );
}

function Unshowable() {
  return (
    <div role="alert" className={layout.stack7}>
      <h2>
        <FormattedMessage id="outbox.unreadable" />
      </h2>
      <p>
        <FormattedMessage id="outbox.unreadable.text" />
      </p>
    </div>
  );
}
