import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { currentHash, dropHash, onAnchor } from '#browser/location.ts';
import { useMounted } from '#browser/page.ts';
import type { Anchor } from '#site/navigation.ts';
import { AnchorLink } from '#ui/AnchorLink.tsx';
import { Button } from '#ui/Button.tsx';
import { RoiCalculator } from './RoiCalculator.tsx';
import styles from './RoiSection.module.css';

const section: Anchor = 'roi-calculator-section';

/** Closed at first; its anchor opens it. Without scripts the style sheet keeps it open. */
export function RoiSection() {
  const [open, setOpen] = useState(false);
  const mounted = useMounted();
  useEffect(() => {
    if (currentHash() === section) setOpen(true);
    return onAnchor((anchor) => {
      if (anchor === section) setOpen(true);
    });
  }, []);

  const hide = () => {
    setOpen(false);
    dropHash();
  };
  const closed = mounted ? styles.closed : styles.waiting;
  return (
    <section id={section} className={open ? styles.open : closed} aria-labelledby="roi-title">
      <div className={styles.intro}>
        <p className={styles.eyebrow}>
          <FormattedMessage id="home.roi.eyebrow" />
        </p>
        <h2 id="roi-title">
          <FormattedMessage id="home.roi.title" />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage id="home.roi.lead" />
        </p>
      </div>
      <RoiCalculator />
      <p className={styles.hide}>
        <Button look="plain" onClick={hide}>
          <FormattedMessage id="home.roi.hide" />
        </Button>
      </p>
    </section>
  );
}

/** The call to action that opens the calculator and scrolls to it. */
export function RoiLink({ className }: { className: string }) {
  return (
    <AnchorLink anchor={section} className={className}>
      <FormattedMessage id="home.hero.roi" />
    </AnchorLink>
  );
}
