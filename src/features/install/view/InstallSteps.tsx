import { FormattedMessage } from 'react-intl';
import Add from '#illustrations/icons/add.svg?react';
import Share from '#illustrations/icons/share.svg?react';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';

/** The two steps on iPhone and iPad, each with the icon from the browser's menu. */
const steps = [
  { id: 'share', Icon: Share },
  { id: 'add', Icon: Add },
] as const;

export function InstallSteps() {
  return (
    <ol className={layout.stack3}>
      {steps.map(({ id, Icon }) => (
        <li key={id} className={layout.line}>
          <Icon className={typography.accent} />
          <span>
            <FormattedMessage id={`app.install.${id}`} />
          </span>
        </li>
      ))}
    </ol>
  );
}
