import { type IntlShape as FullIntlShape, useIntl as useFullIntl } from 'react-intl';

/** The parts of react-intl's object that the site has: src/i18n/intl.ts puts them together. */
export type IntlShape = Pick<
  FullIntlShape,
  'formatMessage' | 'formatNumber' | 'formatDate' | 'formatTime' | 'locale' | 'messages'
>;

/** Formats messages, numbers and dates in the language of the page. Throws without a <Messages> above it. */
export const useIntl: () => IntlShape = useFullIntl;
