import { FormattedMessage } from 'react-intl';
import { printPage } from '#browser/dom/print.ts';
import { Button } from '#components/Button.tsx';

/**
 * Renders the button that prints the page, of which only the questionnaire is printed. Without scripts there is no
 * button, and the visitor uses the browser's own menu.
 */
export function PrintAnswers() {
  return (
    <Button onClick={printPage}>
      <FormattedMessage id="security.print" />
    </Button>
  );
}
