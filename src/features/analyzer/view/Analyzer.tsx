import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasAnalyzed, rememberAnalyzed } from '#browser/storage.ts';
import { useToast } from '#ui/Toaster.tsx';
import { type FileProblem, fileProblem } from '../model/file-check.ts';
import styles from './Analyzer.module.css';
import { DropZone } from './DropZone.tsx';
import { Offered } from './Offered.tsx';
import { Processing } from './Processing.tsx';
import { Spent } from './Spent.tsx';
import { useIncomingDeck } from './useIncomingDeck.ts';

type Step = { step: 'idle' } | { step: 'spent' } | { step: 'offered' | 'processing'; file: File };

/** Takes one document and walks through a simulated analysis of it. The file is never sent anywhere. */
export function Analyzer() {
  const intl = useIntl();
  const { show, clear } = useToast();
  const [state, setState] = useState<Step>({ step: 'idle' });

  const fail = (problem: FileProblem | 'read') =>
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: `analyzer.errors.${problem}.title` }),
      text: intl.formatMessage({ id: `analyzer.errors.${problem}.text` }),
    });

  const begin = (file: File) => {
    rememberAnalyzed();
    setState({ step: 'processing', file });
  };

  /** Looks at a file; one that is fine goes on to what comes next. */
  const check = async (file: File | undefined, next: (file: File) => void) => {
    if (!file) return;
    clear();
    if (hasAnalyzed()) return setState({ step: 'spent' });
    try {
      const start = [...new Uint8Array(await file.slice(0, 4).arrayBuffer())];
      const problem = fileProblem({ name: file.name, size: file.size, start });
      if (problem) fail(problem);
      else next(file);
    } catch {
      fail('read');
    }
  };

  useIncomingDeck({
    // Nothing that comes from outside begins by itself, or ends what has begun.
    offer: (file) => {
      if (state.step !== 'processing') void check(file, (fine) => setState({ step: 'offered', file: fine }));
    },
    fail,
  });

  return (
    <section id="analyzer-upload" className={styles.card} aria-labelledby="analyzer-upload-title">
      <h2 id="analyzer-upload-title" className={styles.title}>
        <FormattedMessage id="analyzer.upload.title" />
      </h2>
      <p className={styles.noScript}>
        <FormattedMessage id="analyzer.noScript" />
      </p>
      {state.step === 'spent' && <Spent />}
      {state.step === 'processing' && <Processing file={state.file} />}
      {state.step === 'offered' && (
        <Offered
          file={state.file}
          onAccept={() => void check(state.file, begin)}
          onDecline={() => setState({ step: 'idle' })}
        />
      )}
      {state.step === 'idle' && <DropZone onFile={(file) => void check(file, begin)} />}
    </section>
  );
}
