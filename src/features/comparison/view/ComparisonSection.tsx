import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { Disclosed } from '#components/Disclosed.tsx';
import { usePartFailed } from '#components/usePartFailed.ts';
import { latePart } from '#i18n/latePart.tsx';
import type { Disclosure } from '#router/useDisclosure.ts';
import type { Anchor } from '#site/navigation.ts';

const load = () => import('./Comparison.tsx');
const Comparison = latePart(load, { messages: 'home' });
const PrerenderedComparison = lazy(load);

export const comparisonSection: Anchor = 'comparison-section';

/** Renders the comparison, which is collapsed at first. The hero's button and the section's anchor expand it. */
export function ComparisonSection({ disclosure }: { disclosure: Disclosure }) {
  const intl = useIntl();
  const unavailable = usePartFailed(disclosure.close);
  return (
    <Disclosed
      id={comparisonSection}
      labelledBy="comparison-title"
      state={disclosure.state}
      closeLabel={intl.formatMessage({ id: 'home.hero.compareHide' })}
      onClose={disclosure.close}
      prerendered={<PrerenderedComparison />}
    >
      {(onLoaded) => <Comparison onLoaded={onLoaded} onUnavailable={unavailable} />}
    </Disclosed>
  );
}
