import { FormattedMessage } from 'react-intl';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import { buttonClass } from '#ui/Button.tsx';
import { FileChoice } from '#ui/FileChoice.tsx';
import { fileKinds } from '../model/file-check.ts';
import styles from './Analyzer.module.css';

interface DropZoneProps {
  /** A file is dragged over the page. */
  hovered: boolean;
  onFile: (file: File) => void;
}

/** The file input; a dropped file is accepted anywhere on the page. */
export function DropZone({ hovered, onFile }: DropZoneProps) {
  return (
    <FileChoice
      accept={fileKinds.flatMap(({ ending, type }) => [ending, type]).join()}
      onFile={onFile}
      className={`${styles.zone} ${only.withScripts} ${hovered ? styles.hovered : ''}`}
    >
      <span className={styles.drop}>
        <FormattedMessage id="analyzer.upload.drop" />
      </span>
      <span className={buttonClass()}>
        <FormattedMessage id="analyzer.upload.browse" />
      </span>
      <span className={patterns.note}>
        <FormattedMessage id="analyzer.upload.hint" />
      </span>
      <span className={patterns.note}>
        <FormattedMessage id="analyzer.upload.local" />
      </span>
    </FileChoice>
  );
}
