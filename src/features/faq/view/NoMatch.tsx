import { FormattedMessage } from 'react-intl';
import { Button, buttonClass } from '#components/Button.tsx';
import { Mark } from '#components/Mark.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import patterns from '#styles/patterns.module.css';

/** Shown when the search finds nothing, with a way out. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className={`${patterns.stack3} ${patterns.start} ${patterns.ruled}`}>
      <Mark />
      <p className={patterns.subheading}>
        <FormattedMessage id="faq.none" />
      </p>
      <p>
        <FormattedMessage id="faq.none.hint" />
      </p>
      <div className={patterns.cluster}>
        <RouteLink to="support" className={buttonClass()}>
          <FormattedMessage id="faq.none.support" />
        </RouteLink>
        <Button variant="quiet" onClick={onClear}>
          <FormattedMessage id="faq.none.all" />
        </Button>
      </div>
    </div>
  );
}
