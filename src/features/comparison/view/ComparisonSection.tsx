import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Disclosure } from '#browser/navigation/anchors.ts';
import type { Anchor } from '#site/navigation.ts';
import { Disclosed } from '#ui/Disclosed.tsx';

export const comparisonSection: Anchor = 'comparison-section';

/** Prerendered, but behind a press: its code is no part of the first load. If it cannot be loaded, the HTML stays. */
const Comparison = lazy(() => import('./Comparison.tsx').catch(() => new Promise<never>(() => {})));

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
      <Suspense>
        <Comparison />
      </Suspense>
    </Disclosed>
  );
}
