import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { takeUpdate, useUpdateWaiting } from '#browser/serviceWorker.ts';
import { useUnsavedInput } from '#browser/unsavedInput.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Shell.module.css';

/** Offers a new version. Never reloads by itself, and not at all while something is typed into a form. */
export function UpdateNotice() {
  const waiting = useUpdateWaiting();
  const typed = useUnsavedInput();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {waiting && !later && (
        <div className={styles.update}>
          <strong>
            <FormattedMessage id="common.update.title" />
          </strong>
          <p>
            <FormattedMessage id={typed ? 'common.update.dirty' : 'common.update.text'} />
          </p>
          <p className={styles.actions}>
            {!typed && (
              <Button onClick={takeUpdate}>
                <FormattedMessage id="common.update.now" />
              </Button>
            )}
            <Button look="quiet" onClick={() => setLater(true)}>
              <FormattedMessage id="common.update.later" />
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
