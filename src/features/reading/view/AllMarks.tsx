import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFile } from '#browser/dom/download.ts';
import { environment } from '#browser/dom/environment.ts';
import { restoreFocusInList } from '#browser/dom/keepFocusInList.ts';
import { scrollToAnchor } from '#browser/dom/scrolling.ts';
import { useStoredText } from '#browser/storage/localStorage.ts';
import { Button } from '#components/Button.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { navigationKind } from '#router/entries.ts';
import { currentHash } from '#router/location.ts';
import { brand } from '#site/brand.ts';
import { languageName } from '#site/locales.ts';
import { ALL_MARKS } from '#site/mark-anchors.ts';
import { MARKS_KEY } from '#site/storage-keys.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import { exportedMarks, type Mark, type MarkedText, markedTexts, parseMarks } from '../model/marks.ts';
import { MarkList, Undo } from './MarkList.tsx';

/** Renders the marked passages of all texts, with the file that contains them. */
export default function AllMarks() {
  const marks = parseMarks(useStoredText(MARKS_KEY));
  // The router scrolls before this part has loaded.
  useEffect(() => {
    if (currentHash() === ALL_MARKS && navigationKind() !== 'traversed') scrollToAnchor(ALL_MARKS, 'instant');
  }, []);
  return (
    <div ref={restoreFocusInList} className={layout.stack5}>
      <h2 id={`${ALL_MARKS}-title`} className={typography.large}>
        <FormattedMessage id="reading.marks" />
      </h2>
      {marks.length === 0 && (
        <p>
          <FormattedMessage id="reading.marks.none" />
        </p>
      )}
      {markedTexts(marks).map((text) => (
        <TextMarks key={text.address} text={text} />
      ))}
      <Undo marks={marks} />
      {marks.length > 0 && <SaveMarks marks={marks} />}
    </div>
  );
}

/** Renders the marks of a text below its title, with its language if that differs from the page's language. */
function TextMarks({ text: { address, language, title, marks } }: { text: MarkedText }) {
  const isForeign = language !== useLocale();
  return (
    <section className={layout.stack2} aria-labelledby={`marks${address}`}>
      <h3 id={`marks${address}`} className={`${typography.subheading} ${patterns.links}`}>
        <a href={address} lang={language} hrefLang={language}>
          {title}
        </a>
        {isForeign && ` (${languageName(language)})`}
      </h3>
      <MarkList marks={marks} address={address} />
    </section>
  );
}

function SaveMarks({ marks }: { marks: readonly Mark[] }) {
  const intl = useIntl();
  const save = () => {
    const name = `${brand.slug}-${intl.formatMessage({ id: 'reading.marks.file' })}.txt`;
    downloadFile(new File([exportedMarks(marks, environment.siteUrl)], name, { type: 'text/plain' }));
  };
  return (
    <p>
      <Button variant="quiet" onClick={save}>
        <FormattedMessage id="reading.marks.save" />
      </Button>
    </p>
  );
}
