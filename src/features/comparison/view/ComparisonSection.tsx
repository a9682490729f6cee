import { useIntl } from 'react-intl';
import { island } from '#browser/hydration/island.tsx';
import type { Disclosure } from '#browser/navigation/anchors.ts';
import type { Anchor } from '#site/navigation.ts';
import { Disclosed } from '#ui/Disclosed.tsx';
import { useUnavailableNotice } from '#ui/unavailable.ts';

const comparison = island(() => import('./Comparison.tsx'));

export const readyComparison = comparison.ready;

export const comparisonSection: Anchor = 'comparison-section';

/** Closed at first; the hero's button and its anchor open it. */
export function ComparisonSection({ disclosure }: { disclosure: Disclosure }) {
  const intl = useIntl();
  const onUnavailable = useUnavailableNotice();
  return (
    <Disclosed
      id={comparisonSection}
      labelledBy="comparison-title"
      state={disclosure.state}
      closeLabel={intl.formatMessage({ id: 'home.hero.compareHide' })}
      onClose={disclosure.close}
    >
      <comparison.Part wanted={disclosure.state === 'open'} onUnavailable={onUnavailable} />
    </Disclosed>
  );
}
