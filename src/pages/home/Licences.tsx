import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '#components/Badge.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Checklist } from '#components/Checklist.tsx';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { linkWithText } from '#features/forms/view/linkWithText.ts';
import { euro } from '#i18n/euro.ts';
import type { PlainMessageId } from '#site/messages.ts';
import { teamLicence, yearlyDiscount } from '#site/prices.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Licences.module.css';

const team = (['validations', 'seats', 'memo', 'support'] as const).map(
  (id) => `home.pricing.vc.${id}` as const,
);
const enterprise = (['api', 'manager', 'council', 'tables', 'premise'] as const).map(
  (id) => `home.pricing.enterprise.${id}` as const,
);

/**
 * Renders the two licences. Every button leads to the demo, where the message names the licence, because the contact
 * form has no field for it.
 */
export function Licences() {
  const intl = useIntl();
  const period = intl.formatMessage({ id: 'home.pricing.perMonth' });
  const price = intl.formatNumber(teamLicence.perMonth, euro);
  const yearly = {
    price: intl.formatNumber(teamLicence.perYear, euro),
    discount: intl.formatNumber(yearlyDiscount, { style: 'percent' }),
  };
  return (
    <FullWidthSection id="pricing" labelledBy="pricing-title">
      <SectionHead
        id="pricing-title"
        layout="columns"
        title={<FormattedMessage id="home.pricing.title" />}
        lead={
          <>
            <FormattedMessage id="home.pricing.lead" /> <FormattedMessage id="home.pricing.vat" />
          </>
        }
      />
      <div className={`${patterns.box} ${layout.column} ${styles.licences}`}>
        <Licence
          id="vc"
          price={<FormattedMessage id="home.pricing.from" values={{ price, period }} />}
          remark={<FormattedMessage id="home.pricing.yearly" values={yearly} />}
          features={team}
        />
        <Licence
          id="enterprise"
          badge={<FormattedMessage id="home.pricing.enterprise.badge" />}
          price={<FormattedMessage id="home.pricing.enterprise.price" />}
          features={enterprise}
        />
      </div>
      <p>
        <NavigationLink to="pricing" label="home.pricing.all" className={buttonClass('plain')} />
      </p>
    </FullWidthSection>
  );
}

const licences = ['vc', 'enterprise'] as const;
type LicenceId = (typeof licences)[number];

interface LicenceProps {
  /** The button of `enterprise` is less prominent than the button of `vc`. */
  id: LicenceId;
  price: ReactNode;
  remark?: ReactNode;
  features: readonly PlainMessageId[];
  badge?: ReactNode;
}

function Licence({ id, price, remark, features, badge }: LicenceProps) {
  const intl = useIntl();
  const nameOf = (licence: LicenceId) => intl.formatMessage({ id: `home.pricing.${licence}.name` });
  const requestOf = (licence: LicenceId) =>
    intl.formatMessage({ id: 'home.pricing.request' }, { licence: nameOf(licence) });
  const name = nameOf(id);
  return (
    <div className={`${layout.stack3} ${styles.licence}`}>
      <div className={layout.spread}>
        <h3 className={typography.medium}>{name}</h3>
        {badge && <Badge tone="good">{badge}</Badge>}
      </div>
      <p className={typography.note}>
        <FormattedMessage id={`home.pricing.${id}.subtitle`} />
      </p>
      <p className={typography.price}>{price}</p>
      <p className={typography.note}>{remark}</p>
      <PhoneFold
        name={
          <span>
            <FormattedMessage id="home.pricing.includes" />
            <VisuallyHidden>
              {', '}
              {name}
            </VisuallyHidden>
          </span>
        }
      >
        <div className={layout.stack3}>
          <p>
            <FormattedMessage id={`home.pricing.${id}.description`} />
          </p>
          <Checklist items={features} />
        </div>
      </PhoneFold>
      <RouteLink
        to="demo"
        className={buttonClass(id === 'vc' ? 'main' : 'quiet', styles.button)}
        onClick={linkWithText(requestOf(id), licences.map(requestOf))}
      >
        <FormattedMessage id={`home.pricing.${id}.button`} />
      </RouteLink>
    </div>
  );
}
