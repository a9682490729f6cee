import { FormattedMessage } from 'react-intl';
import { island } from '#browser/hydration/island.tsx';
import { Analyzer } from '#features/analyzer/view/Analyzer.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import type { PlainMessageId } from '#site/messages.ts';
import page from '../page.module.css';
import styles from './AnalyzerPage.module.css';

const sample = island(() => import('#features/analyzer/view/SampleSheet.tsx'));
const platform = island(() => import('./Platform.tsx'));

export const ready = () => Promise.all([sample.ready(), platform.ready()]);

const limits: readonly PlainMessageId[] = [
  'analyzer.limits.parameters',
  'analyzer.limits.documents',
  'analyzer.limits.size',
  'analyzer.limits.sample',
];

export default function AnalyzerPage() {
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="analyzer.heading" />}
        lead={<FormattedMessage id="analyzer.lead" />}
      />
      <div className={styles.upload}>
        <Analyzer />
        <sample.Part wanted={false} />
        <section className={styles.limits} aria-labelledby="limits-title">
          <h2 id="limits-title" className={styles.title}>
            <FormattedMessage id="analyzer.limits.title" />
          </h2>
          <ul className={styles.list}>
            {limits.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <platform.Part wanted={false} />
    </div>
  );
}
