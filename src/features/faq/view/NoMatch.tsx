import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Mark } from '#ui/Mark.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';

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
