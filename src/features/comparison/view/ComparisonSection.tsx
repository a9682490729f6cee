import { FormattedMessage, useIntl } from 'react-intl';
import type { Disclosure } from '#browser/anchors.ts';
import type { Anchor } from '#site/navigation.ts';
import { Disclosed } from '#ui/Disclosed.tsx';
import { Comparison } from './Comparison.tsx';
import styles from './ComparisonSection.module.css';

export const comparisonSection: Anchor = 'comparison-section';

/** Closed at first; the hero's button and its anchor open it. */
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
      <div className={styles.intro}>
        <p className={styles.eyebrow}>
          <FormattedMessage id="home.compare.eyebrow" />
        </p>
        <h2 id="comparison-title">
          <FormattedMessage id="home.compare.title" />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage id="home.compare.lead" />
        </p>
      </div>
      <Comparison />
    </Disclosed>
  );
}
