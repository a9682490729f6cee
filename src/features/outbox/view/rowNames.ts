import type { IntlShape } from 'react-intl';
import { distinctNames, type RowName } from '../model/rows.ts';
import { moment } from './moment.ts';
import { formName } from './SubmissionName.tsx';

interface NamedRow {
  /** Id of the form. */
  form: string;
  subject?: string | undefined;
  /** Milliseconds of the wall clock. */
  time: number;
}

/** Returns the names of the rows of a list, in the language of the page. No two are equal. */
export const rowNames = (intl: IntlShape, rows: readonly NamedRow[]): RowName[] =>
  distinctNames(
    rows.map(({ form, subject, time }) => {
      const name = intl.formatMessage({ id: formName(form) });
      return { form: subject ? `${name} · ${subject}` : name, time: intl.formatDate(time, moment) };
    }),
    (time, number, count) => intl.formatMessage({ id: 'outbox.item.nth' }, { time, number, count }),
  );
