import { FormattedMessage } from 'react-intl';
import { Testimonials } from '#features/testimonials/view/Testimonials.tsx';
import { Band } from '#sections/Band.tsx';
import type { Testimonial } from '#site/testimonials.ts';
import styles from './Voices.module.css';

export function Voices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Band tone="deep" labelledBy="voices-title">
      <h2 id="voices-title" className={styles.title}>
        <FormattedMessage id="home.voices.title" />
      </h2>
      <Testimonials testimonials={testimonials} />
    </Band>
  );
}
