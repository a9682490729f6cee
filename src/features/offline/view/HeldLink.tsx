import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '#components/Toaster.tsx';
import { isOwn } from '../browser/linksOut.ts';

/** Says that a link to another site, or to a file of this site, needs a connection, and how to follow it nevertheless. */
export default function HeldLink({ address }: { address: URL }) {
  const intl = useIntl();
  const { show } = useToast();
  useEffect(() => {
    const title = intl.formatMessage({ id: 'app.linkOut.title' });
    const text = isOwn(address)
      ? intl.formatMessage({ id: 'app.linkOut.own' })
      : intl.formatMessage({ id: 'app.linkOut.text' }, { host: address.host });
    show({ title, text, tone: 'failure' });
  }, [intl, show, address]);
  return null;
}
