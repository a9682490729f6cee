import type { MouseEvent } from 'react';
import { currentKiosk } from '#features/kiosk/view/useKiosk.ts';
import { follow, setEntryValue } from '#router/entries.ts';
import { isPlainClick } from '#router/plainClick.ts';
import { LINK_TEXT, OTHER_TEXTS } from './formLinks.ts';

/**
 * Returns the click handler of a link to a form's page. The form's long-text field starts with the text, which is not in
 * the address. At a kiosk the next visitor would find the text.
 * @param choices texts of the links that stand for another choice; the text replaces them in an earlier message
 */
export const linkWithText =
  (text: string, choices: readonly string[] = []) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow(event.currentTarget.href);
    if (currentKiosk()) return;
    setEntryValue(LINK_TEXT, text);
    setEntryValue(
      OTHER_TEXTS,
      choices.filter((choice) => choice !== text),
    );
  };
