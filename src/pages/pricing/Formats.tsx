import { FormattedMessage } from 'react-intl';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';

/**
 * Format names are the same in every language. Only the name of scans is translated. Source: docs/site.md, section 9.
 */
const formats = ['PDF', 'Word', 'Excel', 'PowerPoint'] as const;

export function Formats() {
  return (
    <ul className={`${layout.cluster} ${typography.subheading} ${patterns.ruled}`}>
      {formats.map((format) => (
        <li key={format}>{format}</li>
      ))}
      <li>
        <FormattedMessage id="pricing.formats.scans" />
      </li>
    </ul>
  );
}
