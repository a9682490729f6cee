import { FormattedMessage } from 'react-intl';
import Add from '#illustrations/icons/add.svg?react';
import Share from '#illustrations/icons/share.svg?react';
import patterns from '#styles/patterns.module.css';

/** The two steps on iPhone and iPad, each with the icon from the browser's menu. */
const steps = [
  { id: 'share', Icon: Share },
  { id: 'add', Icon: Add },
] as const;

export function InstallSteps() {
  return (
    <ol className={patterns.stack3}>
      {steps.map(({ id, Icon }) => (
        <li key={id} className={patterns.line}>
          <Icon className={patterns.accent} />
          <span>
            <FormattedMessage id={`app.install.${id}`} />
          </span>
        </li>
      ))}
    </ol>
  );
}
