import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSignOfUse } from '#browser/signOfUse.ts';
import { useToast } from '#ui/Toaster.tsx';
import { useOutboxAccess } from './OutboxContext.ts';

/** True once the visitor does anything, or where this device keeps something that a form may show. */
export function useFormsWanted(): boolean {
  const access = useOutboxAccess();
  const used = useSignOfUse();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    void access?.whenUsed().then(
      () => setKept(true),
      () => {},
    );
  }, [access]);
  return used || kept;
}

/** Says that a form cannot be sent because its code is out of reach; what was typed is still there. */
export function useUnavailableNotice(): () => void {
  const intl = useIntl();
  const { show } = useToast();
  return () =>
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: 'common.formFailed.title' }),
      text: intl.formatMessage({ id: 'common.formFailed.text' }),
    });
}
