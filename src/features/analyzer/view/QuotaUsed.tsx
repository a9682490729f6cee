import { FormattedMessage } from 'react-intl';
import { AnchorLink } from '#components/AnchorLink.tsx';
import { buttonClass } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import patterns from '#styles/patterns.module.css';

export function QuotaUsed() {
  return (
    <div className={patterns.stack3}>
      <h3>
        <FormattedMessage id="analyzer.spent.title" />
      </h3>
      <p>
        <FormattedMessage id="analyzer.spent.text" />
      </p>
      <p className={patterns.cluster}>
        <RouteLink to="analyzer-results" className={buttonClass()}>
          <FormattedMessage id="analyzer.spent.report" />
        </RouteLink>
        <AnchorLink anchor="contact-form" className={buttonClass('quiet')}>
          <FormattedMessage id="analyzer.spent.demo" />
        </AnchorLink>
      </p>
    </div>
  );
}
