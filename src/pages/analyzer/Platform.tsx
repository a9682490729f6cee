import { FormattedMessage } from 'react-intl';
import { FactList } from '#sections/FactList.tsx';
import page from '../page.module.css';
import styles from './Platform.module.css';

const features = [
  { title: 'analyzer.features.extraction', text: 'analyzer.features.extraction.text' },
  { title: 'analyzer.features.thesis', text: 'analyzer.features.thesis.text' },
  { title: 'analyzer.features.flags', text: 'analyzer.features.flags.text' },
  { title: 'analyzer.features.memo', text: 'analyzer.features.memo.text' },
] as const;

const promises = [
  { title: 'analyzer.cta.free', text: 'analyzer.cta.free.text' },
  { title: 'analyzer.cta.instant', text: 'analyzer.cta.instant.text' },
  { title: 'analyzer.cta.safe', text: 'analyzer.cta.safe.text' },
] as const;

/** What the platform does with documents, and on which terms one may try it. */
export function Platform() {
  return (
    <div className={page.parts}>
      <section className={styles.section} aria-labelledby="features-title">
        <h2 id="features-title">
          <FormattedMessage id="analyzer.features.title" />
        </h2>
        <FactList items={features} />
      </section>
      <section className={styles.section} aria-labelledby="promises-title">
        <h2 id="promises-title">
          <FormattedMessage id="analyzer.cta.title" />
        </h2>
        <FactList items={promises} />
      </section>
    </div>
  );
}
