import { FormattedMessage } from 'react-intl';
import durations from '#components/Durations.module.css';
import { Section } from '#components/Section.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';

/** Months for which the price is fixed. Source: docs/site.md, sections 6 and 9. */
const MONTHS = 24;
const months = Array.from({ length: MONTHS }, (_, index) => index + 1);

/** Renders a dot per month. All dots have the same height, because the price does not change. */
export function FixedPrice() {
  return (
    <Section id="price-title" title="designPartner.price.title" lead="designPartner.price.text">
      <div>
        <svg className={durations.drawing} aria-hidden="true">
          <line stroke="var(--line)" x1="0" x2="100%" y1="50%" y2="50%" />
          {months.map((month) => (
            <circle
              key={month}
              fill="var(--accent)"
              cx={`${((month - 1) / (months.length - 1)) * 100}%`}
              cy="50%"
              r="4.5"
            />
          ))}
        </svg>
        <p className={`${layout.spread} ${typography.fine}`}>
          <span>
            <FormattedMessage id="designPartner.price.first" />
          </span>
          <span>
            <FormattedMessage id="designPartner.price.last" />
          </span>
        </p>
      </div>
    </Section>
  );
}
