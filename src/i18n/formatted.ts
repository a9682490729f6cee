import type { MessageDescriptor } from 'react-intl';
import type { IntlShape } from './useIntl.ts';

/** What Intl has written, by what it was asked; a Map is one. */
export interface FormattedTexts {
  get(request: string): string | undefined;
  set(request: string, text: string): void;
}

/** What formatMessage is where it is not known which message it will be. */
type Format = (descriptor: MessageDescriptor, values?: object, options?: object) => string;

/** Leaves Intl alone where a text is known already: src/decisions/007-intl-can-wait.md. */
export function fromFormatted(intl: IntlShape, texts: FormattedTexts): IntlShape {
  function known(request: readonly unknown[], write: () => string): string {
    const key = JSON.stringify(request).replaceAll(/["{}[\]]/g, '');
    const text = texts.get(key) ?? write();
    texts.set(key, text);
    return text;
  }
  const formatMessage = intl.formatMessage as Format;
  return {
    ...intl,
    formatNumber: (...request) => known(['n', ...request], () => intl.formatNumber(...request)),
    formatDate: (...request) => known(['d', ...request], () => intl.formatDate(...request)),
    formatTime: (...request) => known(['t', ...request], () => intl.formatTime(...request)),
    formatMessage: ((descriptor, values, options) => {
      const write = () => formatMessage(descriptor, values, options);
      return countsSomething(values) ? known([descriptor.id, values], write) : write();
    }) as Format as IntlShape['formatMessage'],
  };
}

/** Whether a message is filled with numbers alone: Intl writes them, or finds the plural of them. */
function countsSomething(values: object = {}): boolean {
  const kinds = Object.values(values).map((value) => typeof value);
  return kinds.length > 0 && kinds.every((kind) => kind === 'number');
}
