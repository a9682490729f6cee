import { FormattedMessage } from 'react-intl';
import { FactList } from '#sections/FactList.tsx';
import { Section } from '#sections/Section.tsx';

const features = [
  'analyzer.features.extraction',
  'analyzer.features.thesis',
  'analyzer.features.flags',
  'analyzer.features.memo',
] as const;

/** The platform's work on documents. */
export function Platform() {
  return (
    <Section id="features-title" title={<FormattedMessage id="analyzer.features.title" />}>
      <FactList items={features} />
    </Section>
  );
}
