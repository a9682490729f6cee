import { useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import typography from '#styles/typography.module.css';
import { roiInputNames } from '../model/input-names.ts';
import type { RoiInputs } from '../model/inputs.ts';
import { estimateRoi } from '../model/roi.ts';
import styles from './RoiTable.module.css';
import { useHours } from './useHours.ts';

interface RoiTableProps {
  inputs: RoiInputs;
  /** The inputs of the scenario in the second column. */
  second: RoiInputs | undefined;
  /** Adds the inputs to the printed table. A comparison always shows them. */
  printsInputs: boolean;
}

const resultNames = ['costToday', 'costWithProduct', 'savedPerMonth', 'hoursFreed', 'timeReduction'] as const;

/** Renders the results of a scenario, and those of a second scenario next to them. */
export function RoiTable({ inputs, second, printsInputs }: RoiTableProps) {
  const intl = useIntl();
  const cellsOf = useCells();
  const scenarios = [cellsOf(inputs), ...(second ? [cellsOf(second)] : [])];
  const inputsClass = second ? undefined : styles.printed;
  const row = (name: keyof ReturnType<typeof cellsOf>) => (
    <tr key={name}>
      <th scope="row" className={typography.muted}>
        {intl.formatMessage({ id: `home.roi.${name}` })}
      </th>
      {scenarios.map((cells, index) => (
        <td key={index === 0 ? 'current' : 'second'}>{cells[name]}</td>
      ))}
    </tr>
  );
  return (
    <table className={styles.table}>
      {second && (
        <thead>
          <tr>
            <td />
            <th scope="col">{intl.formatMessage({ id: 'home.roi.compare.current' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'home.roi.compare.second' })}</th>
          </tr>
        </thead>
      )}
      {(second || printsInputs) && <tbody className={inputsClass}>{roiInputNames.map(row)}</tbody>}
      <tbody>
        {resultNames.map(row)}
        {second && row('savedPerYear')}
      </tbody>
    </table>
  );
}

/** Returns a function that writes the inputs and results of a scenario. */
function useCells() {
  const intl = useIntl();
  const hoursOf = useHours();
  const amount = (value: number) => intl.formatNumber(value, euro);
  return (inputs: RoiInputs) => {
    const { costToday, costWithProduct, savedPerMonth, savedPerYear, hoursFreed, timeReduction } =
      estimateRoi(inputs);
    return {
      deals: intl.formatNumber(inputs.deals),
      hours: intl.formatNumber(inputs.hours, { maximumFractionDigits: 1 }),
      rate: amount(inputs.rate),
      costToday: amount(costToday),
      costWithProduct: amount(costWithProduct),
      savedPerMonth: amount(savedPerMonth),
      hoursFreed: hoursOf(hoursFreed),
      timeReduction: intl.formatNumber(timeReduction, { style: 'percent', maximumFractionDigits: 2 }),
      savedPerYear: amount(savedPerYear),
    };
  };
}
