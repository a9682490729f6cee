import { FormattedMessage } from 'react-intl';
import { CallToAction } from '#sections/CallToAction.tsx';
import { FactList } from '#sections/FactList.tsx';
import { NavigationLink } from '#sections/NavigationLink.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { DotField } from '#ui/DotField.tsx';
import styles from './Promises.module.css';

/** Source: docs/site.md, section 2. */
const promises = ['analyzer.cta.free', 'analyzer.cta.instant', 'analyzer.cta.safe'] as const;

/** On which terms one may try the analyzer, and the way back to where a document is chosen. */
export function Promises() {
  return (
    <CallToAction
      id="promises-title"
      title="analyzer.cta.title"
      picture={<DotField of={40} kept={5} columns={8} />}
    >
      <div className={styles.promises}>
        <FactList items={promises} />
      </div>
      <a href="#analyzer-upload" className={buttonClass()}>
        <FormattedMessage id="analyzer.upload.browse" />
      </a>
      <NavigationLink to="analyzer-results" label="analyzer.spent.report" className={buttonClass('quiet')} />
    </CallToAction>
  );
}
