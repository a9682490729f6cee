import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { FileChoice } from '#components/FileChoice.tsx';
import layout from '#styles/layout.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { type FileProblem, fileKinds } from '../model/file-check.ts';
import styles from './Analyzer.module.css';

/** Ids of elements. Only the text of the button is the accessible name of the input. */
const NAME = 'upload-name';
const PROBLEM = 'upload-problem';
const NOTES = 'upload-hint upload-local';

export interface ShownProblem {
  found: FileProblem | 'read';
  /** Which of several files was read, or ''. */
  more: string;
}

/** A file may be dropped, and a document may arrive, while the drop zone is out of view. */
const showProblem = (text: HTMLElement | null) => text?.scrollIntoView?.({ block: 'nearest' });

interface DropZoneProps {
  ref: Ref<HTMLLabelElement>;
  /** True while a file is dragged over the page. */
  hovered: boolean;
  /** What is wrong with the last file. */
  problem: ShownProblem | undefined;
  onFile: (file: File) => void;
}

/** Renders the file input. A dropped file is accepted anywhere on the page. */
export function DropZone({ ref, hovered, problem, onFile }: DropZoneProps) {
  const state = hovered ? styles.hovered : problem ? styles.refused : '';
  return (
    <FileChoice
      ref={ref}
      accept={fileKinds.flatMap(({ ending, type }) => [ending, type]).join()}
      labelledBy={NAME}
      describedBy={problem ? `${PROBLEM} ${NOTES}` : NOTES}
      onFile={onFile}
      className={`${layout.stack3} ${styles.zone} ${visibility.withScripts} ${state}`}
    >
      <span className={`${typography.subheading} ${styles.drop}`}>
        <FormattedMessage id="analyzer.upload.drop" />
      </span>
      <span id={NAME} className={buttonClass()}>
        <FormattedMessage id="analyzer.upload.browse" />
      </span>
      {problem && (
        <span ref={showProblem} id={PROBLEM} className={`${typography.small} ${tones.poor}`}>
          <strong>
            <FormattedMessage id={`analyzer.errors.${problem.found}.title`} />
          </strong>
          <br />
          <FormattedMessage id={`analyzer.errors.${problem.found}.text`} /> {problem.more}
        </span>
      )}
      <span id="upload-hint" className={typography.note}>
        <FormattedMessage id="analyzer.upload.hint" />
      </span>
      <span id="upload-local" className={typography.note}>
        <FormattedMessage id="analyzer.upload.local" />
      </span>
    </FileChoice>
  );
}
