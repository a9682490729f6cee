import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, withFeedback } from '#browser/dom/feedback.ts';
import { withViewTransition } from '#browser/dom/viewTransition.ts';
import { AnchorLink } from '#components/AnchorLink.tsx';
import { Button, buttonClass } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { useToast } from '#components/Toaster.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { analyzed, useAnalyzed } from '../browser/analyzed.ts';
import { useFileDrop } from '../browser/fileDrop.ts';
import { onLaunchedFile } from '../browser/launchedFile.ts';
import { consumeSharedDeck } from '../browser/sharedDeck.ts';
import { type Analysis, nextTick, unlessProcessing } from '../model/analysis.ts';
import { type FileProblem, fileProblem } from '../model/file-check.ts';
import styles from './Analyzer.module.css';
import carried from './carried.module.css';
import { DropZone, type ShownProblem } from './DropZone.tsx';
import { FileLine } from './FileLine.tsx';
import { IncomingFile } from './IncomingFile.tsx';
import { Processing } from './Processing.tsx';

interface AnalyzerProps {
  analysis: Analysis;
  onChange: (change: (before: Analysis) => Analysis) => void;
}

/** Renders the input for one document and a simulated analysis of it. The file is never sent anywhere. */
export function Analyzer({ analysis, onChange }: AnalyzerProps) {
  const intl = useIntl();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const zone = useRef<HTMLLabelElement>(null);
  const isSpent = useAnalyzed();
  const { step } = analysis;
  const isOpen = step === 'idle' && !isSpent;
  const { check, fail, problem } = useFileCheck(isOpen);

  /**
   * Shows the next step after an action of the visitor. The new step removes the focused element, so the focus moves to
   * the heading, which stays.
   */
  const go = (next: Analysis, say = '') =>
    withFeedback(() => onChange(unlessProcessing(next)), {
      focus: () => heading.current,
      shown: () => card.current,
      say,
    });
  const process = (file: File, percent = 0) => {
    // With a permanent name, the drop zone would also become the verdict if a link opens the report.
    if (carried.sheet) zone.current?.classList.add(carried.sheet);
    const say = intl.formatMessage({ id: 'analyzer.progress.label' });
    withViewTransition(() => go({ step: 'processing', file, percent }, say));
  };

  const hovers = useFileDrop(isOpen ? (file, count) => void check(file, process, count) : undefined);
  useIncomingDeck({
    // A document from outside never starts an analysis without the visitor's confirmation.
    offer: (file) => void check(file, (fine) => onChange(unlessProcessing({ step: 'offered', file: fine }))),
    fail,
  });

  return (
    <section
      ref={card}
      id="analyzer-upload"
      className={`${patterns.box} ${layout.stack4} ${styles.card}`}
      aria-labelledby="analyzer-upload-title"
    >
      <h2 id="analyzer-upload-title" ref={heading} className={typography.medium}>
        <FormattedMessage id="analyzer.upload.title" />
      </h2>
      <p className={visibility.withoutScripts}>
        <FormattedMessage id="analyzer.noScript" />
      </p>
      {isOpen && (
        <DropZone
          ref={zone}
          hovered={hovers}
          problem={problem}
          onFile={(file) => void check(file, process)}
        />
      )}
      {step === 'idle' && isSpent && <QuotaUsed />}
      {step === 'offered' && (
        <IncomingFile
          file={analysis.file}
          onAccept={() => void check(analysis.file, process)}
          onDecline={() => go({ step: 'idle' })}
        />
      )}
      {step === 'processing' && (
        <Processing
          file={analysis.file}
          percent={analysis.percent}
          onTick={() => onChange(nextTick(Math.random))}
          onUnopened={() => onChange(() => ({ step: 'unopened', file: analysis.file }))}
        />
      )}
      {step === 'unopened' && <Unopened file={analysis.file} onRetry={() => process(analysis.file, 100)} />}
    </section>
  );
}

function QuotaUsed() {
  return (
    <div className={layout.stack3}>
      <h3>
        <FormattedMessage id="analyzer.spent.title" />
      </h3>
      <p>
        <FormattedMessage id="analyzer.spent.text" />
      </p>
      <p className={`${layout.cluster} ${columns.actions}`}>
        <RouteLink to="analyzer-results" className={buttonClass()}>
          <FormattedMessage id="analyzer.spent.report" />
        </RouteLink>
        <AnchorLink anchor="contact-form" className={buttonClass('quiet')}>
          <FormattedMessage id="analyzer.spent.demo" />
        </AnchorLink>
      </p>
    </div>
  );
}

/** Renders the failure to load the report after the analysis. Nothing is used up, and one press retries. */
function Unopened({ file, onRetry }: { file: File; onRetry: () => void }) {
  return (
    <div className={layout.stack3}>
      <FileLine file={file} />
      <div role="alert" className={layout.stack2}>
        <h3>
          <FormattedMessage id="analyzer.unopened.title" />
        </h3>
        <p>
          <FormattedMessage id="analyzer.unopened.text" />
        </p>
      </div>
      <p className={`${layout.cluster} ${columns.actions}`}>
        <Button onClick={onRetry}>
          <FormattedMessage id="analyzer.unopened.retry" />
        </Button>
      </p>
    </div>
  );
}

/** The problems that a toast names as well. Source: docs/site.md, section 5. */
const inToast: readonly (FileProblem | 'read')[] = ['size', 'type'];

/**
 * Returns two functions and a value. `check` validates a file and passes a valid file to `next`. If `count` files arrived
 * at once, it reports that the others are ignored. `fail` shows a problem with a file. `problem` is the problem of the last
 * file. The drop zone shows it, and a toast does while there is no drop zone.
 */
function useFileCheck(hasZone: boolean) {
  const intl = useIntl();
  const { show, clear } = useToast();

  const [problem, setProblem] = useState<ShownProblem>();

  const fail = (found: FileProblem | 'read', more = '') => {
    setProblem({ found, more });
    const title = intl.formatMessage({ id: `analyzer.errors.${found}.title` });
    const text = [intl.formatMessage({ id: `analyzer.errors.${found}.text` }), more]
      .filter(Boolean)
      .join(' ');
    if (hasZone) announce(`${title}. ${text}`);
    if (!hasZone || inToast.includes(found)) show({ tone: 'failure', silent: hasZone, title, text });
  };

  const check = async (file: File, next: (file: File) => void, count = 1) => {
    clear();
    setProblem(undefined);
    if (analyzed.isSet()) return announce(intl.formatMessage({ id: 'analyzer.spent.title' }));
    const more = count > 1 ? intl.formatMessage({ id: 'analyzer.several.text' }, { name: file.name }) : '';
    try {
      const found = await fileProblem(file);
      if (found) return fail(found, more);
      next(file);
      if (more)
        show({ tone: 'success', title: intl.formatMessage({ id: 'analyzer.several.title' }), text: more });
    } catch {
      fail('read', more);
    }
  };
  return { check, fail, problem };
}

interface IncomingHandlers {
  offer: (file: File) => void;
  fail: (problem: FileProblem | 'read') => void;
}

/** Receives a document from outside: another app has shared it, or the system has opened it with this app. */
function useIncomingDeck({ offer, fail }: IncomingHandlers): void {
  const receive = useEffectEvent((file: File | FileProblem | 'read') =>
    file instanceof File ? offer(file) : fail(file),
  );
  useEffect(() => {
    void consumeSharedDeck().then((deck) => deck && receive('file' in deck ? deck.file : deck.problem));
    return onLaunchedFile((file) => receive(file === 'unreadable' ? 'read' : file));
  }, []);
}
