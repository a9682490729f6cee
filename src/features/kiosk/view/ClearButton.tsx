import { FormattedMessage } from 'react-intl';
import { useUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { Button } from '#components/Button.tsx';
import { nextVisitor } from './nextVisitor.ts';
import { useKiosk } from './useKiosk.ts';

/**
 * Renders the button that removes unsent input. Without it, a visitor who stops, or the next one, would have to wait for
 * the time limit.
 */
export default function ClearButton() {
  const kiosk = useKiosk();
  const hasInput = useUnsavedInput();
  return (
    kiosk &&
    hasInput && (
      <Button variant="plain" onClick={() => nextVisitor(kiosk)}>
        <FormattedMessage id="kiosk.clear" />
      </Button>
    )
  );
}
