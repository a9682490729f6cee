import { FormattedMessage } from 'react-intl';
import { Button } from '#components/Button.tsx';
import patterns from '#styles/patterns.module.css';
import { FileLine } from './FileLine.tsx';

/** The analysis is done but its report could not be loaded: nothing is used up, and one press retries. */
export function Unopened({ file, onRetry }: { file: File; onRetry: () => void }) {
  return (
    <div className={patterns.stack3}>
      <FileLine file={file} />
      <div role="alert" className={patterns.stack2}>
        <h3>
          <FormattedMessage id="analyzer.unopened.title" />
        </h3>
        <p>
          <FormattedMessage id="analyzer.unopened.text" />
        </p>
      </div>
      <p className={patterns.cluster}>
        <Button onClick={onRetry}>
          <FormattedMessage id="analyzer.unopened.retry" />
        </Button>
      </p>
    </div>
  );
}
