import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FactList } from '#components/FactList.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import type { Analysis } from '#features/analyzer/model/analysis.ts';
import { Analyzer } from '#features/analyzer/view/Analyzer.tsx';
import { SampleSheet } from '#features/analyzer/view/SampleSheet.tsx';
import type { PlainMessageId } from '#site/messages.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import styles from './AnalyzerPage.module.css';
import { Promises } from './Promises.tsx';

const limits: readonly PlainMessageId[] = [
  'analyzer.limits.parameters',
  'analyzer.limits.documents',
  'analyzer.limits.size',
  'analyzer.limits.sample',
];

/** Features of the platform that process documents. */
const features = [
  'analyzer.features.extraction',
  'analyzer.features.thesis',
  'analyzer.features.flags',
  'analyzer.features.memo',
] as const;

export default function AnalyzerPage() {
  const [analysis, setAnalysis] = useState<Analysis>({ step: 'idle' });
  return (
    <div className={page.page}>
      <div className={`${layout.stack6} ${columns.desktop}`}>
        <div className={`${layout.stack6} ${styles.take}`}>
          <PageIntro title="analyzer.heading" lead="analyzer.lead" />
          <Analyzer analysis={analysis} onChange={setAnalysis} />
        </div>
        <div className={`${layout.stack6} ${layout.top}`}>
          <SampleSheet percent={analysis.step === 'processing' ? analysis.percent : undefined} />
          <section className={layout.stack3} aria-labelledby="limits-title">
            <h2 id="limits-title" className={typography.medium}>
              <FormattedMessage id="analyzer.limits.title" />
            </h2>
            <ul className={patterns.rows}>
              {limits.map((id) => (
                <li key={id}>
                  <FormattedMessage id={id} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <Section id="features-title" title="analyzer.features.title">
        <FactList items={features} />
      </Section>
      <Promises />
    </div>
  );
}
