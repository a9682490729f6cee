import { FormattedMessage, useIntl } from 'react-intl';

/**
 * Format names are the same in every language. Only the name of scans is translated. Source: docs/site.md, section 9.
 */
const formats = ['PDF', 'Word', 'Excel', 'PowerPoint'] as const;

/** Renders the supported formats in one line. */
export function Formats() {
  const { formatMessage } = useIntl();
  const names = [...formats, formatMessage({ id: 'pricing.formats.scans' })].join(' · ');
  return (
    <p>
      <FormattedMessage
        id="pricing.formats"
        values={{ formats: names, b: (chunks) => <strong>{chunks}</strong> }}
      />
    </p>
  );
}
