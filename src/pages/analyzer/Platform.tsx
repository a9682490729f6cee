import { FormattedMessage } from 'react-intl';
import { FactList } from '#sections/FactList.tsx';
import { Section } from '#sections/Section.tsx';

const features = [
  { title: 'analyzer.features.extraction', text: 'analyzer.features.extraction.text' },
  { title: 'analyzer.features.thesis', text: 'analyzer.features.thesis.text' },
  { title: 'analyzer.features.flags', text: 'analyzer.features.flags.text' },
  { title: 'analyzer.features.memo', text: 'analyzer.features.memo.text' },
] as const;

/** The platform's work on documents. */
export function Platform() {
  return (
    <Section id="features-title" title={<FormattedMessage id="analyzer.features.title" />}>
      <FactList items={features} />
    </Section>
  );
}
