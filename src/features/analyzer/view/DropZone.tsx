import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { FileChoice } from '#components/FileChoice.tsx';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import { fileKinds } from '../model/file-check.ts';
import styles from './Analyzer.module.css';

/** Ids: the button alone is the input's name. */
const NAME = 'upload-name';
const NOTES = 'upload-hint upload-local';

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
      labelledBy={NAME}
      describedBy={NOTES}
      onFile={onFile}
      className={`${patterns.stack3} ${styles.zone} ${only.withScripts} ${hovered ? styles.hovered : ''}`}
    >
      <span className={`${patterns.subheading} ${styles.drop}`}>
        <FormattedMessage id="analyzer.upload.drop" />
      </span>
      <span id={NAME} className={buttonClass()}>
        <FormattedMessage id="analyzer.upload.browse" />
      </span>
      <span id="upload-hint" className={patterns.note}>
        <FormattedMessage id="analyzer.upload.hint" />
      </span>
      <span id="upload-local" className={patterns.note}>
        <FormattedMessage id="analyzer.upload.local" />
      </span>
    </FileChoice>
  );
}
