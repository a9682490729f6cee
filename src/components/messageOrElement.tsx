import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';

/** The id of a message, or an element for a message with arguments or for several messages. */
export type MessageOrElement = PlainMessageId | ReactElement;

export const messageOrElement = (message: MessageOrElement) =>
  typeof message === 'string' ? <FormattedMessage id={message} /> : message;
