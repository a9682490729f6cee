import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '#components/Toaster.tsx';

/** Says that a link to this host needs a connection, and how to follow it nevertheless. */
export default function HeldLink({ host }: { host: string }) {
  const intl = useIntl();
  const { show } = useToast();
  useEffect(() => {
    const title = intl.formatMessage({ id: 'app.linkOut.title' });
    show({ title, text: intl.formatMessage({ id: 'app.linkOut.text' }, { host }), tone: 'failure' });
  }, [intl, show, host]);
  return null;
}
