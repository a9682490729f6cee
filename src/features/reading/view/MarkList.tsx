import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFile } from '#browser/dom/download.ts';
import { environment } from '#browser/dom/environment.ts';
import { announce } from '#browser/dom/feedback.ts';
import { Button } from '#components/Button.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import Dismiss from '#illustrations/icons/dismiss.svg?react';
import { addressOf } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { type Locale, locales } from '#site/locales.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { goTo } from '../browser/markedText.ts';
import { exportedMarks, type Mark, removeMark, serializeMarks } from '../model/marks.ts';
import { findQuote, type Span } from '../model/quote.ts';
import { changeMarks } from './changeMarks.ts';
import styles from './Marks.module.css';
import { type MarkableParts, markableText } from './markableText.ts';
import tools from './ReadingTools.module.css';

/** The id of the heading in `Marks`. */
const MARKS_TITLE = 'marks-title';

interface MarkListProps extends MarkableParts {
  marks: readonly Mark[];
  /** The span of each mark in the text, or null for a mark that the text no longer contains. */
  spans: readonly (Span | null)[];
  language: Locale;
}

/** Renders the marked passages of a text. Each leads to its place in the text, and can be deleted. */
export function MarkList({ marks, spans, lead, text, language }: MarkListProps) {
  const intl = useIntl();
  const show = (mark: Mark) => {
    const passage = markableText({ lead, text });
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
            {spans[index] === null && (
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
            onClick={() => changeMarks((stored) => removeMark(stored, mark))}
          >
            <Dismiss />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders the actions on marks: a text file with all marks of this device, and the deletion of those in this text. */
export function MarkActions({ all, own }: { all: readonly Mark[]; own: readonly Mark[] }) {
  const intl = useIntl();
  const save = () => {
    const name = `${brand.slug}-${intl.formatMessage({ id: 'reading.marks.file' })}.txt`;
    downloadFile(new File([exportedMarks(all, environment.siteUrl)], name, { type: 'text/plain' }));
  };
  const clear = () => changeMarks((stored) => own.reduce(removeMark, stored));
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

/** Renders the number of marks in other texts, and links to the marks of each text, with its language if it differs. */
function OtherTexts({ marks }: { marks: readonly Mark[] }) {
  const intl = useIntl();
  const present = useLocale();
  const languageName = (language: string) => locales.find(({ code }) => code === language)?.name;
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
              {language !== present && ` (${languageName(language) ?? language})`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Offers to restore the marks that were deleted last, as long as the page is open. */
export function Undo({ marks }: { marks: readonly Mark[] }) {
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
      <Button variant="plain" onClick={() => changeMarks(() => before.marks)}>
        <FormattedMessage id="reading.marks.undo" />
      </Button>
    </p>
  );
}
