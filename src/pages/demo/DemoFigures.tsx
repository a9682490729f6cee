import { FormattedMessage } from 'react-intl';
import { Claim } from '#components/Claim.tsx';
import patterns from '#styles/patterns.module.css';
import styles from './Demo.module.css';

/** Duration of a demo, number of client companies, time to reply. Source: docs/site.md, sections 2 and 9. */
const figures = [
  { value: '30–45', label: 'demo.figures.minutes', claim: 'demo' },
  { value: '150+', label: 'demo.figures.companies', claim: 'companies' },
  { value: '24', label: 'demo.figures.reply', claim: undefined },
] as const;

export function DemoFigures() {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, label, claim }) => (
        <li key={label}>
          <p className={patterns.price}>{claim ? <Claim of={claim}>{value}</Claim> : value}</p>
          <p className={patterns.fine}>
            <FormattedMessage id={label} />
          </p>
        </li>
      ))}
    </ul>
  );
}
