import { FormattedMessage } from 'react-intl';
import { printPage } from '#browser/dom/page.ts';
import { Button } from '#components/Button.tsx';

/** On paper the page is its questionnaire; without scripts there is no button, and the browser's own menu does it. */
export function PrintAnswers() {
  return (
    <Button onClick={printPage}>
      <FormattedMessage id="security.print" />
    </Button>
  );
}
