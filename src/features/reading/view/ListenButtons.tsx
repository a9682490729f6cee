import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import styles from './ReadingTools.module.css';
import type { ListeningControls } from './useListening.ts';

const pictures = {
  listen: 'M4 2.5v11l9-5.5z',
  pause: 'M4 2.5h3v11H4zm5 0h3v11H9z',
  resume: 'M4 2.5v11l9-5.5z',
  stop: 'M3 3h10v10H3z',
} as const;

interface ListenButtonProps {
  ref?: Ref<HTMLButtonElement>;
  act: keyof typeof pictures;
  onClick: () => void;
}

function ListenButton({ ref, act, onClick }: ListenButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.tool} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={pictures[act]} fill="currentColor" />
      </svg>
      <span className={styles.word}>
        <FormattedMessage id={`reading.${act}`} />
      </span>
    </button>
  );
}

/**
 * Renders the buttons that start, pause and stop reading aloud. The first button stays mounted, so that it keeps the
 * focus.
 */
export function ListenButtons({ listening }: { listening: ListeningControls }) {
  const { state, start, pause, resume, stop } = listening;
  const main = {
    silent: { act: 'listen', onClick: start },
    speaking: { act: 'pause', onClick: pause },
    paused: { act: 'resume', onClick: resume },
  } as const;
  return (
    <>
      <ListenButton {...main[state]} />
      {state !== 'silent' && <ListenButton ref={moveFocusOnRemoval} act="stop" onClick={stop} />}
    </>
  );
}
