import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { Button, buttonClass } from '#components/Button.tsx';
import { useToast } from '#components/Toaster.tsx';
import { brand } from '#site/brand.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Channels.module.css';

interface Channel {
  id: 'chat' | 'phone' | 'email';
  /** Contact details. A channel without contact details is announced as not yet available. */
  contact?: { shown: string; href: string };
}

/** Ways to reach the team. Source: docs/site.md, sections 2 and 3. */
const channels: readonly Channel[] = [
  { id: 'phone', contact: { shown: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` } },
  { id: 'email', contact: { shown: brand.infoAddress, href: `mailto:${brand.infoAddress}` } },
  { id: 'chat' },
];

/** Keeps a time on one line. */
const unbroken = (time: ReactNode) => <span className={styles.unbroken}>{time}</span>;

export function Channels() {
  return (
    <ul className={`${styles.channels} ${layout.stack6}`}>
      {channels.map(({ id, contact }) => (
        <li key={id} className={`${patterns.ruled} ${styles.channel}`}>
          <h3 className={`${layout.spread} ${layout.top}`}>
            <FormattedMessage id={`support.${id}.title`} />
            {!contact && <Badge>{unbroken(<FormattedMessage id="support.wip" />)}</Badge>}
          </h3>
          <div className={`${layout.stack2} ${layout.top}`}>
            <p>
              <FormattedMessage id={`support.${id}.text`} />
            </p>
            <p className={typography.note}>
              <FormattedMessage id={`support.${id}.availability`} values={{ t: unbroken }} />
            </p>
          </div>
          {contact ? (
            <>
              <p className={`${styles.contact} ${typography.subheading}`}>{contact.shown}</p>
              <a href={contact.href} className={buttonClass('quiet', styles.action)}>
                <FormattedMessage id={`support.${id}.action`} />
              </a>
            </>
          ) : (
            <Unready>
              <FormattedMessage id={`support.${id}.action`} />
            </Unready>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders a disabled but focusable button, which explains when pressed why the chat is not available (docs/site.md,
 * section 2).
 */
function Unready({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { show } = useToast();
  const text = intl.formatMessage({ id: 'support.chat.notYet' }, { address: brand.infoAddress });
  return (
    <>
      <p id="chat-not-yet" className={`${styles.remark} ${typography.note}`}>
        {text}
      </p>
      <Button
        variant="quiet"
        className={`${styles.action} ${styles.unready}`}
        aria-disabled="true"
        aria-describedby="chat-not-yet"
        onClick={() =>
          show({ tone: 'failure', title: intl.formatMessage({ id: 'support.chat.title' }), text })
        }
      >
        {children}
      </Button>
    </>
  );
}
