import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { announce } from '#browser/dom/feedback.ts';
import { restoreFocusInList } from '#browser/dom/keepFocusInList.ts';
import { downloadFile } from '#browser/dom/page.ts';
import { focusQuietly } from '#browser/dom/scrolling.ts';
import { storedText, storeText, useStoredText } from '#browser/storage/localStorage.ts';
import { Button } from '#components/Button.tsx';
import Dismiss from '#illustrations/icons/dismiss.svg?react';
import { addressOf } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import type { Locale } from '#site/locales.ts';
import { KIOSK_KEY, MARKS_KEY } from '#site/storage-keys.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { blockOf, clearSelection, goTo, highlight, textOf } from '../browser/markedText.ts';
import {
  addMark,
  exportedMarks,
  type Mark,
  marksOf,
  parseMarks,
  removeMark,
  serializeMarks,
} from '../model/marks.ts';
import { findQuote, quoteOf } from '../model/quote.ts';
import { MarkButton } from './MarkButton.tsx';
import styles from './Marks.module.css';
import tools from './ReadingTools.module.css';
import { useSelectedSpan } from './useSelectedSpan.ts';

export interface MarkedPassagesProps {
  /** The path of the text without the prefix of a locale. */
  path: string;
  title: string;
  /** The language of the text, which may differ from the page's language. */
  language: Locale;
  text: RefObject<HTMLElement | null>;
}

/** The id of the heading in `Marks`. */
const MARKS_TITLE = 'marks-title';

/** After the last deletion the focus moves to the heading, which is outside this part. */
const keepFocus = (element: HTMLElement | null) => restoreFocusInList(element?.closest('section') ?? null);

const store = (marks: readonly Mark[]) => storeText(MARKS_KEY, serializeMarks(marks));

/** Renders the button that marks a selection, and the list of the marked passages. Not at a kiosk. */
export default function MarkedPassages(props: MarkedPassagesProps) {
  const { path, title, language, text } = props;
  const intl = useIntl();
  const all = parseMarks(useStoredText(MARKS_KEY));
  const own = marksOf(all, { path, language });
  const isKiosk = useStoredText(KIOSK_KEY) !== null;
  const [span, setSpan] = useSelectedSpan(text, !isKiosk);
  const lost = useHighlights(text, own, !isKiosk);
  if (isKiosk) return null;
  const mark = () => {
    const passage = text.current && textOf(text.current);
    const quote = passage && span && quoteOf(passage.text, span);
    if (!quote) return;
    store(addMark(parseMarks(storedText(MARKS_KEY)), { path, language, title, ...quote }));
    focusQuietly(blockOf(passage, span));
    clearSelection();
    setSpan(undefined);
    announce(intl.formatMessage({ id: 'reading.marks.added' }));
  };
  return (
    <div ref={keepFocus} className={layout.stack3}>
      {span && <MarkButton span={span} onMark={mark} />}
      <MarkList marks={own} lost={lost} {...props} />
      {all.length > 0 && <MarkActions all={all} own={own} />}
      <Undo marks={all} />
    </div>
  );
}

/**
 * Highlights the marks in the text. Returns the marks that the text no longer contains, by their place in the list.
 */
function useHighlights(
  text: RefObject<HTMLElement | null>,
  marks: readonly Mark[],
  isOn: boolean,
): readonly number[] {
  const [lost, setLost] = useState<readonly number[]>([]);
  const key = serializeMarks(marks);
  useLayoutEffect(() => {
    if (!text.current || !isOn) return undefined;
    const passage = textOf(text.current);
    const spans = parseMarks(key).map((mark) => findQuote(passage.text, mark));
    setLost(spans.flatMap((span, index) => (span ? [] : [index])));
    return highlight(
      passage,
      spans.filter((span) => span !== undefined),
    );
  }, [text, key, isOn]);
  return lost;
}

interface MarkListProps {
  marks: readonly Mark[];
  lost: readonly number[];
  text: RefObject<HTMLElement | null>;
  language: Locale;
}

function MarkList({ marks, lost, text, language }: MarkListProps) {
  const intl = useIntl();
  const show = (mark: Mark) => {
    const passage = text.current && textOf(text.current);
    const span = passage && findQuote(passage.text, mark);
    if (span) goTo(passage, span);
  };
  if (marks.length === 0) return null;
  return (
    <ul className={patterns.rows}>
      {marks.map((mark, index) => (
        <li key={mark.prefix + mark.exact} className={styles.mark}>
          <div>
            <button type="button" className={styles.quote} lang={language} onClick={() => show(mark)}>
              {mark.exact}
            </button>
            {lost.includes(index) && (
              <p className={typography.fine}>
                <FormattedMessage id="reading.marks.lost" />
              </p>
            )}
          </div>
          <button
            type="button"
            className={tools.tool}
            aria-label={intl.formatMessage(
              { id: 'reading.marks.remove' },
              { passage: mark.exact.slice(0, 60) },
            )}
            onClick={() => store(removeMark(parseMarks(storedText(MARKS_KEY)), mark))}
          >
            <Dismiss />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders the actions on marks: a text file with all marks of this device, and the deletion of those in this text. */
function MarkActions({ all, own }: { all: readonly Mark[]; own: readonly Mark[] }) {
  const intl = useIntl();
  const save = () => {
    const name = `${brand.slug}-${intl.formatMessage({ id: 'reading.marks.file' })}.txt`;
    downloadFile(new File([exportedMarks(all, environment.siteUrl)], name, { type: 'text/plain' }));
  };
  const clear = () => store(own.reduce(removeMark, parseMarks(storedText(MARKS_KEY))));
  return (
    <>
      {all.length > own.length && <OtherTexts marks={all.filter((mark) => !own.includes(mark))} />}
      <p className={layout.cluster}>
        <Button variant="quiet" onClick={save}>
          <FormattedMessage id="reading.marks.save" />
        </Button>
        {own.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            <FormattedMessage id="reading.marks.clear" />
          </Button>
        )}
      </p>
    </>
  );
}

/** Renders the number of marks in other texts, and links to the marks of each text. */
function OtherTexts({ marks }: { marks: readonly Mark[] }) {
  const intl = useIntl();
  const texts = new Map(
    marks.map(({ path, language, title }) => [addressOf(path, `/${language}`), { language, title }]),
  );
  return (
    <div className={`${typography.note} ${patterns.links}`}>
      <p>{intl.formatMessage({ id: 'reading.marks.others' }, { count: marks.length })}</p>
      <ul>
        {[...texts].map(([address, { language, title }]) => (
          <li key={address}>
            <a href={`${address}#${MARKS_TITLE}`} lang={language} hrefLang={language}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Offers to restore the marks that were deleted last, as long as the page is open. */
function Undo({ marks }: { marks: readonly Mark[] }) {
  const intl = useIntl();
  const [known, setKnown] = useState(marks);
  const [before, setBefore] = useState<{ marks: readonly Mark[]; removed: string }>();
  if (serializeMarks(known) !== serializeMarks(marks)) {
    setKnown(marks);
    const count = known.length - marks.length;
    const removed = intl.formatMessage({ id: 'reading.marks.removed' }, { count });
    setBefore(count > 0 ? { marks: known, removed } : undefined);
  }
  useEffect(() => {
    if (before) announce(before.removed);
  }, [before]);
  if (!before) return null;
  return (
    <p className={`${layout.line} ${styles.undo}`}>
      <span className={typography.note}>{before.removed}</span>
      <Button variant="plain" onClick={() => store(before.marks)}>
        <FormattedMessage id="reading.marks.undo" />
      </Button>
    </p>
  );
}
