import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from '#browser/dom/sharing.ts';
import { Button } from '#ui/Button.tsx';
import { CodeSample } from '#ui/CodeSample.tsx';
import styles from './ApiPage.module.css';

/** A code sample with a copy button. */
export function CopySample({ name, code }: { name: string; code: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = async () => {
    setCopied((await copyText(code)) ? 'yes' : 'no');
  };
  return (
    <div className={styles.copyable}>
      <CodeSample name={name} label={intl.formatMessage({ id: 'api.sample.label' }, { name })} code={code}>
        <Button variant="plain" className={styles.copy} onClick={() => void copy()}>
          <FormattedMessage id="api.sample.copy" values={{ name }} />
        </Button>
      </CodeSample>
      <p role="status" className={styles.status}>
        {copied && <FormattedMessage id={copied === 'yes' ? 'api.sample.copied' : 'api.sample.copyFailed'} />}
      </p>
    </div>
  );
}
