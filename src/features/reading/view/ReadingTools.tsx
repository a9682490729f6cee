import { type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import { storedText } from '#browser/storage/localStorage.ts';
import { useToast } from '#components/Toaster.tsx';
import Dismiss from '#illustrations/icons/dismiss.svg?react';
import type { Locale } from '#site/locales.ts';
import { speeds } from '#site/reading.ts';
import { READING_SETTINGS_KEY } from '#site/storage-keys.ts';
import typography from '#styles/typography.module.css';
import { parseReadingSettings } from '../model/settings.ts';
import { ListenButtons } from './ListenButtons.tsx';
import { ReadingSettingsPanel } from './ReadingSettingsPanel.tsx';
import styles from './ReadingTools.module.css';
import { useListening } from './useListening.ts';
import { useReadingPosition } from './useReadingPosition.ts';

export interface ReadingToolsProps {
  slug: string;
  title: string;
  minutes: number;
  /** The language of the text, which may differ from the page's language. */
  language: Locale;
  /** The element whose children are the blocks of the text. */
  text: RefObject<HTMLElement | null>;
}

/** Renders the text settings, reading aloud, and the minutes left or the button that continues at the last position. */
export default function ReadingTools({ slug, title, minutes, language, text }: ReadingToolsProps) {
  const intl = useIntl();
  const { show } = useToast();
  const [settings, setSettings] = useState(() => parseReadingSettings(storedText(READING_SETTINGS_KEY)));
  const rate = speeds.find(({ id }) => id === settings.speed)?.rate ?? 1;
  /**
   * True after the visitor has deleted the reading progress on this device. Nothing more is then stored for this text.
   */
  const isForgotten = useRef(false);
  const listening = useListening({
    slug,
    isForgotten,
    title,
    text,
    language,
    rate,
    onSilenced: () =>
      show({
        tone: 'failure',
        title: intl.formatMessage({ id: 'reading.silenced.title' }),
        text: intl.formatMessage({ id: 'reading.silenced.text' }),
      }),
  });
  const { offered, left, goOn, dismiss } = useReadingPosition({ slug, minutes, text, isForgotten });
  const onForget = (value: boolean) => {
    isForgotten.current = value;
    if (value) dismiss();
  };
  return (
    <section aria-label={intl.formatMessage({ id: 'reading.tools' })} className={styles.tools}>
      <ReadingSettingsPanel
        settings={settings}
        setSettings={setSettings}
        text={text}
        canListen={listening.isPossible}
        onForget={onForget}
      />
      {listening.isPossible && <ListenButtons listening={listening} />}
      {offered ? (
        <span ref={moveFocusOnRemoval} className={styles.offer}>
          <button type="button" className={styles.goOn} onClick={goOn}>
            <FormattedMessage id="reading.continue" />
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={intl.formatMessage({ id: 'reading.anew' })}
            onClick={dismiss}
          >
            <Dismiss />
          </button>
        </span>
      ) : (
        <span className={`${styles.offer} ${typography.muted}`}>
          {left > 0 ? (
            intl.formatMessage({ id: 'reading.left' }, { minutes: left })
          ) : (
            <FormattedMessage id="reading.end" />
          )}
        </span>
      )}
    </section>
  );
}
