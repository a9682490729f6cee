import { FormattedMessage, useIntl } from 'react-intl';
import { useClipboard } from '#browser/dom/sharing.ts';
import { Button } from '#components/Button.tsx';
import { CodeSample } from '#components/CodeSample.tsx';
import { Outcome } from '#components/Outcome.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import styles from './ApiPage.module.css';

/** Renders a code sample with a copy button. */
export function CopySample({ name, code }: { name: string; code: string }) {
  const intl = useIntl();
  const { copied, copy } = useClipboard();
  return (
    <div className={`${layout.stack2} ${layout.top}`}>
      <CodeSample name={name} label={intl.formatMessage({ id: 'api.sample.label' }, { name })} code={code}>
        <Button variant="plain" className={styles.copy} onClick={() => void copy(code)}>
          <FormattedMessage id="api.sample.copy" values={{ name }} />
        </Button>
      </CodeSample>
      <div className={typography.note}>
        <Outcome
          done={copied && <FormattedMessage id="api.sample.copied" />}
          failed={copied === false && <FormattedMessage id="api.sample.copyFailed" />}
        />
      </div>
    </div>
  );
}
