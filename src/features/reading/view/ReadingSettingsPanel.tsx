import { type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dragToClose } from '#browser/dom/dragToClose.ts';
import { moveFocusOnRemoval } from '#browser/dom/feedback.ts';
import { together } from '#browser/dom/listen.ts';
import { focusQuietly } from '#browser/dom/scrolling.ts';
import { storedText, storeText } from '#browser/storage/localStorage.ts';
import { applyReadingSettings } from '#browser/storage/preferences.ts';
import { Button } from '#components/Button.tsx';
import Letters from '#illustrations/icons/reading-settings.svg?react';
import { measures, speeds, textSizes } from '#site/reading.ts';
import { ARTICLES_SEEN_KEY, READING_PROGRESS_KEY, READING_SETTINGS_KEY } from '#site/storage-keys.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import { placeNextToButton } from '../browser/panelPlace.ts';
import { type ReadingSettings, serializeReadingSettings } from '../model/settings.ts';
import { ChoiceOfOne } from './ChoiceOfOne.tsx';
import styles from './ReadingTools.module.css';
import { keepPosition } from './useReadingPosition.ts';

interface ReadingSettingsPanelProps {
  settings: ReadingSettings;
  setSettings: (settings: ReadingSettings) => void;
  text: RefObject<HTMLElement | null>;
  canListen: boolean;
  /** Called when the visitor deletes the reading progress on this device, and with false after it is restored. */
  onForget: (isForgotten: boolean) => void;
}

/** Renders the settings of text size, line length and speed. They are stored and apply to all articles. */
export function ReadingSettingsPanel({
  settings,
  setSettings,
  text,
  canListen,
  onForget,
}: ReadingSettingsPanelProps) {
  const intl = useIntl();
  /** The stored texts before the visitor deleted them, until the panel is opened again. */
  const [forgotten, setForgotten] = useState<Record<'progress' | 'seen', string | null>>();
  const choose = (part: Partial<ReadingSettings>) => {
    const chosen = { ...settings, ...part };
    const serialized = serializeReadingSettings(chosen);
    setSettings(chosen);
    storeText(READING_SETTINGS_KEY, serialized);
    keepPosition(text.current, () => applyReadingSettings(serialized));
  };
  const forget = () => {
    onForget(true);
    setForgotten(
      forgotten ?? { progress: storedText(READING_PROGRESS_KEY), seen: storedText(ARTICLES_SEEN_KEY) },
    );
    storeText(READING_PROGRESS_KEY, '');
    storeText(ARTICLES_SEEN_KEY, '');
  };
  const restore = () => {
    storeText(READING_PROGRESS_KEY, forgotten?.progress ?? '');
    storeText(ARTICLES_SEEN_KEY, forgotten?.seen ?? '');
    setForgotten(undefined);
    onForget(false);
  };
  return (
    <>
      <ReadingSettingsButton />
      <section
        ref={preparePanel}
        id="reading-settings"
        popover="auto"
        aria-label={intl.formatMessage({ id: 'reading.look' })}
        className={styles.panel}
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return;
          setForgotten(undefined);
          // The panel may cover the button that opens it, so the panel receives the focus. On closing, the browser
          // returns the focus to the button.
          focusQuietly(currentTarget);
        }}
      >
        <div data-handle="" />
        <div className={`${layout.stack4} ${layout.start}`}>
          <ChoiceOfOne
            name="size"
            rows={textSizes}
            chosen={settings.size}
            choose={(size) => choose({ size })}
          />
          <ChoiceOfOne
            name="measure"
            rows={measures}
            chosen={settings.measure}
            choose={(measure) => choose({ measure })}
          />
          {canListen && (
            <ChoiceOfOne
              name="speed"
              rows={speeds}
              chosen={settings.speed}
              choose={(speed) => choose({ speed })}
            />
          )}
          <p role="status" className={typography.fine}>
            <FormattedMessage id={forgotten ? 'reading.forgotten' : 'reading.kept'} />
          </p>
          <div className={layout.cluster}>
            <Button variant="quiet" onClick={forget}>
              <FormattedMessage id="reading.forget" />
            </Button>
            {forgotten && (
              <span ref={moveFocusOnRemoval}>
                <Button variant="plain" onClick={restore}>
                  <FormattedMessage id="reading.marks.undo" />
                </Button>
              </span>
            )}
          </div>
        </div>
      </section>
    </>
  );
}

function preparePanel(panel: HTMLElement | null) {
  if (!panel) return undefined;
  return together(
    dragToClose(panel, () => panel.hidePopover()),
    placeNextToButton(panel),
  );
}

function ReadingSettingsButton() {
  return (
    <button type="button" className={styles.tool} popoverTarget="reading-settings">
      <Letters />
      <span className={styles.word}>
        <FormattedMessage id="reading.look" />
      </span>
    </button>
  );
}
