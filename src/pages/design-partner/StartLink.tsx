import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { scrollToAnchor } from '#browser/dom/scrolling.ts';
import { buttonClass } from '#components/Button.tsx';
import { fieldId } from '#features/forms/view/FormField.tsx';
import { designPartnerForm } from '#site/forms/design-partner-form.ts';

const firstName = fieldId(designPartnerForm.id, designPartnerForm.fields[0].name);

/** Renders a link that scrolls smoothly to the first-name field and focuses it. Source: docs/site.md, section 2. */
export function StartLink() {
  const goToField = (event: MouseEvent) => {
    // The confirmation replaces the form and has the form's id.
    if (scrollToAnchor(firstName) || scrollToAnchor(designPartnerForm.id)) event.preventDefault();
  };
  return (
    <a href={`#${firstName}`} className={buttonClass()} onClick={goToField}>
      <FormattedMessage id="designPartner.start" />
    </a>
  );
}
