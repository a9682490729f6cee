import { FormattedMessage } from 'react-intl';
import patterns from '#styles/patterns.module.css';

/** The two steps on iPhone and iPad, each with the icon from the browser's menu. */
const steps = [
  { id: 'share', drawing: 'M8 10H6v11h12V10h-2M12 15V3M8.500 6.500 12 3l3.500 3.500' },
  {
    id: 'add',
    drawing: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM12 8v8M8 12h8',
  },
] as const;

export function InstallSteps() {
  return (
    <ol className={patterns.stack3}>
      {steps.map(({ id, drawing }) => (
        <li key={id} className={patterns.line}>
          <svg
            viewBox="0 0 24 24"
            width="28"
            height="28"
            className={`${patterns.drawing} ${patterns.accent}`}
            aria-hidden="true"
          >
            <path d={drawing} stroke="currentColor" strokeWidth="1.75" />
          </svg>
          <span>
            <FormattedMessage id={`app.install.${id}`} />
          </span>
        </li>
      ))}
    </ol>
  );
}
