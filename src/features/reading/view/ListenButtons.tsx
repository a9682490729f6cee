import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import Listen from '#illustrations/icons/listen.svg?react';
import Pause from '#illustrations/icons/listen-pause.svg?react';
import Stop from '#illustrations/icons/listen-stop.svg?react';
import styles from './ReadingTools.module.css';
import type { ListeningControls } from './useListening.ts';

const icons = { listen: Listen, pause: Pause, resume: Listen, stop: Stop } as const;

interface ListenButtonProps {
  ref?: Ref<HTMLButtonElement>;
  act: keyof typeof icons;
  onClick: () => void;
}

function ListenButton({ ref, act, onClick }: ListenButtonProps) {
  const Icon = icons[act];
  return (
    <button ref={ref} type="button" className={styles.tool} onClick={onClick}>
      <Icon />
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
