import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withFeedback } from '#browser/dom/feedback.ts';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import { useAnalyzed } from '../browser/analyzed.ts';
import { useFileDrop } from '../browser/fileDrop.ts';
import styles from './Analyzer.module.css';
import { DropZone } from './DropZone.tsx';
import { IncomingFile } from './IncomingFile.tsx';
import { Processing } from './Processing.tsx';
import { QuotaUsed } from './QuotaUsed.tsx';
import { Unopened } from './Unopened.tsx';
import { useFileCheck } from './useFileCheck.ts';
import { useIncomingDeck } from './useIncomingDeck.ts';

type Step =
  | { step: 'idle' }
  | { step: 'offered' | 'unopened'; file: File }
  /** `from` how many per cent. */
  | { step: 'processing'; file: File; from: number };

/** Takes one document and walks through a simulated analysis of it. The file is never sent anywhere. */
export function Analyzer() {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<Step>({ step: 'idle' });
  const isSpent = useAnalyzed();
  const { check, fail } = useFileCheck();
  const { step } = state;

  /** Goes on at the visitor's word: what had the focus gives way to what is next, and the heading stays. */
  const go = (next: Step, say = '') =>
    withFeedback(() => setState(unlessProcessing(next)), { focus: () => heading.current, say });
  const process = (file: File, from = 0) =>
    go({ step: 'processing', file, from }, intl.formatMessage({ id: 'analyzer.progress.label' }));

  const isOpen = step === 'idle' && !isSpent;
  const hovers = useFileDrop(isOpen ? (file, count) => void check(file, process, count) : undefined);
  useIncomingDeck({
    // Nothing that comes from outside begins by itself.
    offer: (file) => void check(file, (fine) => setState(unlessProcessing({ step: 'offered', file: fine }))),
    fail,
  });

  return (
    <section
      id="analyzer-upload"
      className={`${patterns.box} ${patterns.stack4} ${styles.card}`}
      aria-labelledby="analyzer-upload-title"
    >
      <h2 id="analyzer-upload-title" ref={heading} className={patterns.medium}>
        <FormattedMessage id="analyzer.upload.title" />
      </h2>
      <p className={only.withoutScripts}>
        <FormattedMessage id="analyzer.noScript" />
      </p>
      {isOpen && <DropZone hovered={hovers} onFile={(file) => void check(file, process)} />}
      {step === 'idle' && isSpent && <QuotaUsed />}
      {step === 'offered' && (
        <IncomingFile
          file={state.file}
          onAccept={() => void check(state.file, process)}
          onDecline={() => go({ step: 'idle' })}
        />
      )}
      {step === 'processing' && (
        <Processing
          file={state.file}
          from={state.from}
          onUnopened={() => setState({ step: 'unopened', file: state.file })}
        />
      )}
      {step === 'unopened' && <Unopened file={state.file} onRetry={() => process(state.file, 100)} />}
    </section>
  );
}

/** A second document, wherever it comes from, does not end an analysis that has begun. */
const unlessProcessing = (next: Step) => (before: Step) => (before.step === 'processing' ? before : next);
