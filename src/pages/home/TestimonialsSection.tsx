import { FormattedMessage } from 'react-intl';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { Testimonials } from '#features/testimonials/view/Testimonials.tsx';
import { isSample } from '#site/sample-content.ts';
import type { Testimonial } from '#site/testimonials.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';

export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <FullWidthSection tone="deep" labelledBy="voices-title">
      <div className={layout.stack5}>
        <div className={layout.cluster}>
          <h2 id="voices-title" className={`${typography.label} ${typography.accent}`}>
            <FormattedMessage id="home.voices.title" />
          </h2>
          {isSample.testimonials && (
            <p className={typography.note}>
              <FormattedMessage id="home.voices.sample" />
            </p>
          )}
        </div>
        <Testimonials testimonials={testimonials} />
      </div>
    </FullWidthSection>
  );
}
