import { useIntl } from 'react-intl';
import type { Disclosure } from '#browser/navigation/anchors.ts';
import type { Anchor } from '#site/navigation.ts';
import { Disclosed } from '#ui/Disclosed.tsx';
import { Comparison } from './Comparison.tsx';

export const comparisonSection: Anchor = 'comparison-section';

/** Collapsed at first; the hero's button and its anchor expand it. */
export function ComparisonSection({ disclosure }: { disclosure: Disclosure }) {
  const intl = useIntl();
  return (
    <Disclosed
      id={comparisonSection}
      labelledBy="comparison-title"
      state={disclosure.state}
      closeLabel={intl.formatMessage({ id: 'home.hero.compareHide' })}
      onClose={disclosure.close}
    >
      <Comparison />
    </Disclosed>
  );
}
