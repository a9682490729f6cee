import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sessionFlag } from '#browser/storage/sessionFlag.ts';
import { useUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { applyUpdate } from '#browser/worker/registration.ts';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { PUT_OFF_KEY } from '#site/storage-keys.ts';

/** Applies to every version of this visit: a waiting worker does not name its own, and a second offer would annoy. */
const putOff = sessionFlag(PUT_OFF_KEY);

/**
 * Offers a new version, until it is put off for this visit. Never reloads by itself, and not at all while something is
 * typed into a form.
 */
export function UpdateNotice({ waits }: { waits: boolean }) {
  const intl = useIntl();
  const typed = useUnsavedInput();
  const [later, setLater] = useState(putOff.isSet);
  const [coming, setComing] = useState(false);
  const apply = async () => {
    setComing(true);
    if (!(await applyUpdate())) setComing(false);
  };
  const postpone = () => {
    putOff.set();
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
