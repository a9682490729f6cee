import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';

/** A message by its id; one with arguments, or several, as an element. */
export type Worded = PlainMessageId | ReactElement;

export const worded = (words: Worded) =>
  typeof words === 'string' ? <FormattedMessage id={words} /> : words;
