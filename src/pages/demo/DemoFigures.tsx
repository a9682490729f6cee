import { FormattedMessage } from 'react-intl';
import { Claim } from '#components/Claim.tsx';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './Demo.module.css';

/** Duration of a demo, number of client companies, time to reply. Source: docs/site.md, sections 2 and 9. */
const figures = [
  { value: '30–45', label: 'demo.figures.minutes', claim: 'demo' },
  { value: '150+', label: 'demo.figures.companies', claim: 'companies' },
  { value: '24', label: 'demo.figures.reply', claim: undefined },
] as const;

export function DemoFigures() {
  return (
    <ul className={`${patterns.ruled} ${styles.figures}`}>
      {figures.map(({ value, label, claim }) => (
        <li key={label}>
          <p className={typography.price}>{claim ? <Claim of={claim}>{value}</Claim> : value}</p>
          <p className={typography.fine}>
            <FormattedMessage id={label} />
          </p>
        </li>
      ))}
    </ul>
  );
}
