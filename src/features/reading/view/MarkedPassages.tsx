import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { restoreFocusInList } from '#browser/dom/keepFocusInList.ts';
import { focusQuietly, scrollToAnchor } from '#browser/dom/scrolling.ts';
import { useStoredText } from '#browser/storage/localStorage.ts';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { Button } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { navigationKind, onAnchor } from '#router/entries.ts';
import { currentHash } from '#router/location.ts';
import type { Locale } from '#site/locales.ts';
import { ALL_MARKS, OWN_MARKS } from '#site/mark-anchors.ts';
import { MARKS_KEY } from '#site/storage-keys.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import { blockOf, clearSelection, goTo, highlight, ignoreFurtherPresses } from '../browser/markedText.ts';
import type { Passage } from '../browser/spokenText.ts';
import {
  addMark,
  inTextOrder,
  LONGEST_MARK,
  type Mark,
  markAnchor,
  marksOf,
  parseMarks,
  removeMark,
  serializeMarks,
} from '../model/marks.ts';
import { findQuote, isWithin, overlaps, quoteOf, type Span, unionOf } from '../model/quote.ts';
import { changeMarks } from './changeMarks.ts';
import { MarkButton } from './MarkButton.tsx';
import { MarkList, Undo } from './MarkList.tsx';
import { type MarkableParts, markableText } from './markableText.ts';
import { useSelectedSpan } from './useSelectedSpan.ts';

export interface MarkedPassagesProps extends MarkableParts {
  /** The path of the text without the prefix of a locale. */
  path: string;
  title: string;
  /** The language of the text, which may differ from the page's language. */
  language: Locale;
}

/** After the last deletion the focus moves to the heading, which is outside this part. */
const keepFocus = (element: HTMLElement | null) => restoreFocusInList(element?.closest('section') ?? null);

/** Renders the button that marks a selection, and the list of the marked passages. Not at a kiosk. */
export default function MarkedPassages(props: MarkedPassagesProps) {
  const { path, title, language, lead, text } = props;
  const intl = useIntl();
  const all = parseMarks(useStoredText(MARKS_KEY));
  const own = marksOf(all, { path, language });
  const isKiosk = useIsKiosk();
  const [span, setSpan] = useSelectedSpan({ lead, text }, !isKiosk);
  const spans = useHighlights({ lead, text }, own, !isKiosk);
  useMarkAnchors({ lead, text }, own);
  if (isKiosk) return null;
  // Without a selection, the button does not return. Its press must not select anything below it.
  const leaveSelection = (passage: Passage, left: Span) => {
    focusQuietly(blockOf(passage, left));
    clearSelection();
    ignoreFurtherPresses();
    setSpan(undefined);
  };
  const mark = () => {
    const passage = markableText({ lead, text });
    if (!passage || !span) return;
    // Two overlapping marks would look like one, so they become one unless it is too long.
    const whole = unionOf(span, spans);
    const isOne = whole.end - whole.start <= LONGEST_MARK;
    const quote = quoteOf(passage.text, isOne ? whole : span);
    if (!quote) return;
    changeMarks((stored) => {
      const others = isOne
        ? own.filter((_, at) => overlaps(span, spans[at])).reduce(removeMark, stored)
        : stored;
      return inTextOrder(addMark(others, { path, language, title, ...quote }), passage.text, props);
    });
    leaveSelection(passage, span);
    announce(intl.formatMessage({ id: 'reading.marks.added' }));
  };
  const marked = own.find((_, index) => span && isWithin(span, spans[index]));
  const remove = () => {
    const passage = markableText({ lead, text });
    const removed = marked && passage && findQuote(passage.text, marked);
    if (!removed) return;
    changeMarks((stored) => removeMark(stored, marked));
    leaveSelection(passage, removed);
  };
  return (
    <div ref={keepFocus} className={layout.stack3}>
      {span && (
        <MarkButton
          span={span}
          isMarked={marked !== undefined}
          onPress={marked ? remove : mark}
          onDismiss={() => setSpan(undefined)}
        />
      )}
      <MarkList marks={own} spans={spans} />
      <p className={`${layout.cluster} ${patterns.links}`}>
        {own.length > 0 && (
          <Button variant="quiet" onClick={() => changeMarks((stored) => own.reduce(removeMark, stored))}>
            <FormattedMessage id="reading.marks.clear" />
          </Button>
        )}
        {all.length > 0 && (
          <RouteLink to="insights" rest={`#${ALL_MARKS}`}>
            <FormattedMessage id="reading.marks.all" values={{ count: all.length }} />
          </RouteLink>
        )}
      </p>
      <Undo marks={all} />
    </div>
  );
}

/**
 * Leads the links of the list, here and on /insights, to the passages. A mark that the text no longer contains leads to
 * the list, which says so.
 */
function useMarkAnchors({ lead, text }: MarkableParts, marks: readonly Mark[]): void {
  const show = useEffectEvent((anchor: string) => {
    const mark = marks.find((_, index) => markAnchor(index) === anchor);
    const passage = mark && markableText({ lead, text });
    const span = passage && findQuote(passage.text, mark);
    if (span) goTo(passage, span);
    else if (mark) scrollToAnchor(OWN_MARKS);
  });
  useEffect(() => {
    if (navigationKind() !== 'traversed') show(currentHash());
    return onAnchor((anchor) => show(anchor));
  }, []);
}

/**
 * Highlights the marks in the text. Returns the span of each mark, or null for a mark that the text no longer contains.
 */
function useHighlights(
  { lead, text }: MarkableParts,
  marks: readonly Mark[],
  isOn: boolean,
): readonly (Span | null)[] {
  const [spans, setSpans] = useState<readonly (Span | null)[]>([]);
  const key = serializeMarks(marks);
  useLayoutEffect(() => {
    const passage = isOn && markableText({ lead, text });
    if (!passage) return undefined;
    const found = parseMarks(key).map((mark) => findQuote(passage.text, mark) ?? null);
    setSpans(found);
    return highlight(
      passage,
      found.filter((span) => span !== null),
    );
  }, [lead, text, key, isOn]);
  return spans;
}
