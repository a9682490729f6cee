import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sessionFlag } from '#browser/storage/sessionStorage.ts';
import { useUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { applyUpdate } from '#browser/worker/registration.ts';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { UPDATE_POSTPONED_KEY } from '#site/storage-keys.ts';

/**
 * Applies to every version of this visit. A waiting worker does not name its version, and a second offer would annoy.
 */
const postponed = sessionFlag(UPDATE_POSTPONED_KEY);

/**
 * Offers a new version, until the visitor postpones it for this visit. It never reloads without a press, and not at
 * all while a form has unsaved input.
 */
export function UpdateNotice({ waits }: { waits: boolean }) {
  const intl = useIntl();
  const typed = useUnsavedInput();
  const [later, setLater] = useState(postponed.isSet);
  const [coming, setComing] = useState(false);
  const apply = async () => {
    setComing(true);
    if (!(await applyUpdate())) setComing(false);
  };
  const postpone = () => {
    postponed.set();
    setLater(true);
  };
  const text = coming ? 'app.update.coming' : 'app.update.text';
  return (
    <div>
      {waits && !later && (
        <Notice
          title={intl.formatMessage({ id: 'app.update.title' })}
          text={intl.formatMessage({ id: typed ? 'app.update.dirty' : text })}
        >
          {!typed && (
            <Button busy={coming} onClick={() => void apply()}>
              <FormattedMessage id="app.update.now" />
            </Button>
          )}
          {!coming && (
            <Button variant="quiet" onClick={postpone}>
              <FormattedMessage id="app.update.later" />
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
