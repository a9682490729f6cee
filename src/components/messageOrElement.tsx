import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';

/** A message by its id; one with arguments, or several, as an element. */
export type MessageOrElement = PlainMessageId | ReactElement;

export const messageOrElement = (message: MessageOrElement) =>
  typeof message === 'string' ? <FormattedMessage id={message} /> : message;
