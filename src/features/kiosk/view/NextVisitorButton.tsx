import { FormattedMessage } from 'react-intl';
import { Button } from '#components/Button.tsx';
import { nextVisitor } from './nextVisitor.ts';
import { useKiosk } from './useKiosk.ts';

/** Renders the button with which a visitor leaves the kiosk to the next one. It removes all input. */
export default function NextVisitorButton() {
  const kiosk = useKiosk();
  return (
    kiosk && (
      <Button variant="quiet" onClick={() => nextVisitor(kiosk)}>
        <FormattedMessage id="kiosk.thanks.next" />
      </Button>
    )
  );
}
