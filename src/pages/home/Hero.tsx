import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { useReferrer } from '#browser/storage/referrer.ts';
import { Button, buttonClass } from '#components/Button.tsx';
import { claimTags } from '#components/Claim.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { comparisonSection } from '#features/comparison/view/ComparisonSection.tsx';
import type { Disclosure } from '#router/useDisclosure.ts';
import { FURTHER_AVATARS, referringInvestor } from '#site/sample-content.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './Hero.module.css';
import { HeroFigures } from './HeroFigures.tsx';
import { HeroPicture } from './HeroPicture.tsx';

interface HeroProps {
  comparison: Disclosure;
}

/** Renders the top of the page with the claim, the calls to action, the figures, and the product at work. */
export function Hero({ comparison }: HeroProps) {
  const [running, setRunning] = useState(true);
  return (
    <div className={`${layout.column} ${layout.centred} ${columns.desktop} ${styles.hero}`}>
      <PageIntro
        badge={
          <span>
            <FormattedMessage id="home.hero.badge" values={claimTags('beta')} />
          </span>
        }
        title={<Title />}
        lead="home.hero.lead"
      >
        <NavigationLink anchor="roi-calculator-section" label="home.hero.roi" className={buttonClass()} />
      </PageIntro>
      <HeroPicture running={running} onRunningChange={setRunning} />
      <div className={styles.below}>
        <p className={`${layout.cluster} ${styles.further}`}>
          <a href={environment.pitchDeckUrl} className={buttonClass('plain')} rel="noopener">
            <FormattedMessage id="home.hero.pitchDeck" />
            <span className={typography.fine}>
              <FormattedMessage id="home.hero.pdf" />
            </span>
          </a>
          <ComparisonToggle comparison={comparison} />
        </p>
        <Joined />
        <HeroFigures />
      </div>
    </div>
  );
}

/** Renders the title. It names the investor if the visitor follows a link from an investor's site. */
function Title() {
  const investor = referringInvestor(useReferrer());
  const em = (chunks: React.ReactNode) => <em>{chunks}</em>;
  return investor ? (
    <FormattedMessage id="home.hero.titleFor" values={{ em, investor }} />
  ) : (
    <FormattedMessage id="home.hero.title" values={{ em }} />
  );
}

/**
 * Renders the button that expands the comparison and scrolls to it, or collapses the comparison. Without scripts the
 * comparison is always expanded.
 */
function ComparisonToggle({ comparison }: { comparison: Disclosure }) {
  const isOpen = comparison.state === 'open';
  return (
    <Button
      variant="plain"
      aria-expanded={isOpen}
      aria-controls={comparisonSection}
      onClick={isOpen ? comparison.close : comparison.show}
    >
      <FormattedMessage id={isOpen ? 'home.hero.compareHide' : 'home.hero.compare'} />
    </Button>
  );
}

/**
 * Renders how many funds have joined: four avatars, and the number of the others. The avatars are neutral marks,
 * because initials or names would present invented people or funds as clients.
 */
function Joined() {
  const intl = useIntl();
  return (
    <p className={`${layout.spread} ${typography.note}`}>
      <span className={`${styles.avatars} ${visibility.screenOnly}`} aria-hidden="true">
        <span className={styles.avatar} />
        <span className={styles.avatar} />
        <span className={styles.avatar} />
        <span className={styles.avatar} />
        <span className={styles.more}>{intl.formatNumber(FURTHER_AVATARS, { signDisplay: 'always' })}</span>
      </span>
      <span className={styles.joined}>
        <FormattedMessage id="home.hero.joined" values={claimTags('partners')} />
      </span>
    </p>
  );
}
