import { type DragEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useRouter } from 'wouter';
import { hasAnalyzed, rememberAnalyzed } from '#browser/storage.ts';
import { addressOf, pathOf } from '#site/addresses.ts';
import { AnchorLink } from '#ui/AnchorLink.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { useToast } from '#ui/Toaster.tsx';
import { fileKinds, fileProblem } from '../model/file-check.ts';
import { nextProgress, PAUSE_BEFORE_RESULTS_MS, TICK_MS } from '../model/progress.ts';
import styles from './Analyzer.module.css';

type Step = { step: 'idle' } | { step: 'spent' } | { step: 'processing'; file: File };

/** Takes one document and walks through a simulated analysis of it. The file is never sent anywhere. */
export function Analyzer() {
  const intl = useIntl();
  const { show, clear } = useToast();
  const [state, setState] = useState<Step>({ step: 'idle' });
  const [hovered, setHovered] = useState(false);

  const fail = (problem: 'size' | 'type' | 'read') =>
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: `analyzer.errors.${problem}.title` }),
      text: intl.formatMessage({ id: `analyzer.errors.${problem}.text` }),
    });

  const take = async (file: File | undefined) => {
    if (!file) return;
    clear();
    if (hasAnalyzed()) return setState({ step: 'spent' });
    try {
      const start = [...new Uint8Array(await file.slice(0, 4).arrayBuffer())];
      const problem = fileProblem({ name: file.name, size: file.size, start });
      if (problem) return fail(problem);
      rememberAnalyzed();
      setState({ step: 'processing', file });
    } catch {
      fail('read');
    }
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setHovered(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <section id="analyzer-upload" className={styles.card} aria-labelledby="analyzer-upload-title">
      <h2 id="analyzer-upload-title" className={styles.title}>
        <FormattedMessage id="analyzer.upload.title" />
      </h2>
      {state.step === 'spent' && <Spent />}
      {state.step === 'processing' && <Processing file={state.file} />}
      {state.step === 'idle' && (
        <label
          className={hovered ? `${styles.zone} ${styles.hovered}` : styles.zone}
          onDragOver={(event) => {
            event.preventDefault();
            setHovered(true);
          }}
          onDragLeave={() => setHovered(false)}
          onDrop={onDrop}
        >
          <span className={styles.drop}>
            <FormattedMessage id="analyzer.upload.drop" />
          </span>
          <span className={buttonClass()}>
            <FormattedMessage id="analyzer.upload.browse" />
          </span>
          <span className={styles.hint}>
            <FormattedMessage id="analyzer.upload.hint" />
          </span>
          <span className={styles.hint}>
            <FormattedMessage id="analyzer.upload.local" />
          </span>
          <input
            type="file"
            className={styles.input}
            accept={fileKinds.flatMap(({ ending, type }) => [ending, type]).join()}
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      )}
    </section>
  );
}

function Processing({ file }: { file: File }) {
  const intl = useIntl();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const [percent, setPercent] = useState(0);
  const done = percent === 100;
  const results = `~${addressOf(pathOf('analyzer-results'), base)}`;

  useEffect(() => {
    if (done) {
      const pause = setTimeout(() => navigate(results), PAUSE_BEFORE_RESULTS_MS);
      return () => clearTimeout(pause);
    }
    const tick = setInterval(() => setPercent((before) => nextProgress(before, Math.random)), TICK_MS);
    return () => clearInterval(tick);
  }, [done, navigate, results]);

  const rounded = Math.floor(percent);
  const size = intl.formatNumber(file.size / 1024, {
    maximumFractionDigits: 0,
    style: 'unit',
    unit: 'kilobyte',
  });
  return (
    <div className={styles.processing}>
      <p>{intl.formatMessage({ id: 'analyzer.file' }, { name: file.name, size })}</p>
      <progress
        className={styles.progress}
        max={100}
        value={rounded}
        aria-label={intl.formatMessage({ id: 'analyzer.progress.label' })}
      />
      <p aria-hidden="true">{intl.formatMessage({ id: 'analyzer.progress' }, { percent: rounded })}</p>
      <p role="status">
        <FormattedMessage id={done ? 'analyzer.done' : 'analyzer.progress.label'} />
      </p>
    </div>
  );
}

function Spent() {
  return (
    <div role="alert" className={styles.processing}>
      <h3>
        <FormattedMessage id="analyzer.spent.title" />
      </h3>
      <p>
        <FormattedMessage id="analyzer.spent.text" />
      </p>
      <p className={styles.actions}>
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
