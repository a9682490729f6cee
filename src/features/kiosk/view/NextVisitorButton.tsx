import { FormattedMessage } from 'react-intl';
import { useUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { Button } from '#components/Button.tsx';
import { nextVisitor } from './nextVisitor.ts';
import { useKiosk } from './useKiosk.ts';

interface NextVisitorButtonProps {
  /**
   * True for the button that clears unsent input, which is shown only if there is some. Without it, a visitor who stops,
   * or the next one, would have to wait for the time limit.
   */
  clears?: boolean;
}

/** Renders the button with which a visitor leaves the kiosk to the next one. It removes all input. */
export default function NextVisitorButton({ clears = false }: NextVisitorButtonProps) {
  const kiosk = useKiosk();
  const hasInput = useUnsavedInput();
  if (!kiosk || (clears && !hasInput)) return null;
  return (
    <Button variant={clears ? 'plain' : 'quiet'} onClick={() => nextVisitor(kiosk)}>
      <FormattedMessage id={clears ? 'kiosk.clear' : 'kiosk.thanks.next'} />
    </Button>
  );
}
