import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import { Band } from '#sections/Band.tsx';
import type { PlainMessageId } from '#site/messages.ts';
import { teamLicence } from '#site/prices.ts';
import patterns from '#styles/patterns.module.css';
import { AnchorLink } from '#ui/AnchorLink.tsx';
import { Badge } from '#ui/Badge.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { dashesOf, dotPath, fieldOf } from '#ui/dots.ts';
import { PhoneFold } from '#ui/PhoneFold.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Licences.module.css';

const team = ['validations', 'seats', 'memo', 'support'] as const;
const enterprise = ['api', 'manager', 'council', 'tables', 'premise'] as const;

export function Licences() {
  const intl = useIntl();
  const period = intl.formatMessage({ id: 'home.pricing.perMonth' });
  const price = intl.formatNumber(teamLicence.perMonth, euro);
  const yearly = {
    price: intl.formatNumber(teamLicence.perYear, euro),
    discount: intl.formatNumber(teamLicence.yearlyDiscount, { style: 'percent' }),
  };
  return (
    <Band id="pricing" labelledBy="pricing-title">
      <SectionHead
        id="pricing-title"
        layout="beside"
        title={<FormattedMessage id="home.pricing.title" />}
        lead={<FormattedMessage id="home.pricing.lead" />}
      />
      <div className={styles.licences}>
        <Volumes />
        <Licence
          name="home.pricing.vc.name"
          subtitle="home.pricing.vc.subtitle"
          description="home.pricing.vc.description"
          price={<FormattedMessage id="home.pricing.from" values={{ price, period }} />}
          remark={<FormattedMessage id="home.pricing.yearly" values={yearly} />}
          features={team.map((id) => `home.pricing.vc.${id}` as const)}
          button="home.pricing.vc.button"
        />
        <Licence
          quiet
          badge="home.pricing.enterprise.badge"
          name="home.pricing.enterprise.name"
          subtitle="home.pricing.enterprise.subtitle"
          description="home.pricing.enterprise.description"
          price={<FormattedMessage id="home.pricing.enterprise.price" />}
          features={enterprise.map((id) => `home.pricing.enterprise.${id}` as const)}
          button="home.pricing.enterprise.button"
        />
      </div>
      <p className={styles.vat}>
        <FormattedMessage id="home.pricing.vat" />
      </p>
    </Band>
  );
}

/** Two rows of dots: the validations of the first licence, continued by those of the second. */
const COLUMNS = 50;
const ROWS = 2;
const PITCH = 25.2;
const dots = dotPath(fieldOf(COLUMNS * ROWS, { columns: COLUMNS, pitch: PITCH, inset: 6 }), PITCH);

function Volumes() {
  return (
    <svg
      className={styles.volumes}
      viewBox="0 0 1246 38"
      strokeDasharray={dashesOf(PITCH)}
      aria-hidden="true"
    >
      <path d={dots} />
    </svg>
  );
}

interface LicenceProps {
  name: PlainMessageId;
  subtitle: PlainMessageId;
  description: PlainMessageId;
  price: ReactNode;
  remark?: ReactNode;
  features: readonly PlainMessageId[];
  button: PlainMessageId;
  badge?: PlainMessageId;
  /** The secondary choice, with a less prominent button. */
  quiet?: boolean;
}

function Licence({
  name,
  subtitle,
  description,
  price,
  remark,
  features,
  button,
  badge,
  quiet = false,
}: LicenceProps) {
  return (
    <div className={styles.licence}>
      <div className={styles.name}>
        <h3 className={patterns.medium}>
          <FormattedMessage id={name} />
        </h3>
        {badge && (
          <Badge tone="good">
            <FormattedMessage id={badge} />
          </Badge>
        )}
      </div>
      <p className={styles.subtitle}>
        <FormattedMessage id={subtitle} />
      </p>
      <p className={styles.price}>{price}</p>
      <p className={styles.remark}>{remark}</p>
      <PhoneFold
        level="h4"
        name={
          <span>
            <FormattedMessage id="home.pricing.includes" />
            <VisuallyHidden>
              {', '}
              <FormattedMessage id={name} />
            </VisuallyHidden>
          </span>
        }
      >
        <p>
          <FormattedMessage id={description} />
        </p>
        <ul className={styles.features}>
          {features.map((id) => (
            <li key={id}>
              <FormattedMessage id={id} />
            </li>
          ))}
        </ul>
      </PhoneFold>
      <AnchorLink anchor="contact-form" className={buttonClass(quiet ? 'quiet' : 'main', styles.button)}>
        <FormattedMessage id={button} />
      </AnchorLink>
    </div>
  );
}
