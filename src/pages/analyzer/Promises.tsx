import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { CallToAction } from '#components/CallToAction.tsx';
import { DotField } from '#components/DotField.tsx';
import { FactList } from '#components/FactList.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import styles from './Promises.module.css';

/** Source: docs/site.md, section 2. */
const promises = ['analyzer.cta.free', 'analyzer.cta.instant', 'analyzer.cta.safe'] as const;

/** Renders the terms on which a visitor may try the analyzer, and a link back to the choice of a document. */
export function Promises() {
  return (
    <CallToAction
      id="promises-title"
      title="analyzer.cta.title"
      picture={<DotField of={40} highlighted={5} columns={8} />}
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
