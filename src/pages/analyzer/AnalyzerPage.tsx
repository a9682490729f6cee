import { FormattedMessage } from 'react-intl';
import { Analyzer } from '#features/analyzer/view/Analyzer.tsx';
import { FactList } from '#sections/FactList.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import type { PlainMessageId } from '#site/messages.ts';
import page from '../page.module.css';
import styles from './AnalyzerPage.module.css';

const limits: readonly PlainMessageId[] = [
  'analyzer.limits.parameters',
  'analyzer.limits.documents',
  'analyzer.limits.size',
  'analyzer.limits.sample',
];

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

export default function AnalyzerPage() {
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="analyzer.heading" />}
        lead={<FormattedMessage id="analyzer.lead" />}
      />
      <div className={styles.upload}>
        <Analyzer />
        <section aria-labelledby="limits-title">
          <h2 id="limits-title" className={styles.title}>
            <FormattedMessage id="analyzer.limits.title" />
          </h2>
          <ul>
            {limits.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </ul>
        </section>
      </div>
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
