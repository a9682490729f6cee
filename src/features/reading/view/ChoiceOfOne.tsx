import { FormattedMessage } from 'react-intl';
import type { PlainMessageId } from '#site/messages.ts';
import columns from '#styles/columns.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';

interface ChoiceOfOneProps<Id extends string> {
  name: 'size' | 'measure' | 'speed';
  rows: readonly { id: Id; label: PlainMessageId }[];
  chosen: Id;
  choose: (id: Id) => void;
}

export function ChoiceOfOne<Id extends string>({ name, rows, chosen, choose }: ChoiceOfOneProps<Id>) {
  return (
    <fieldset className={columns.pair}>
      <legend className={typography.strong}>
        <FormattedMessage id={`reading.${name}`} />
      </legend>
      {rows.map(({ id, label }) => (
        <label key={id} className={patterns.option}>
          <input
            type="radio"
            name={`reading-${name}`}
            value={id}
            checked={id === chosen}
            onChange={() => choose(id)}
          />
          <FormattedMessage id={label} />
        </label>
      ))}
    </fieldset>
  );
}
