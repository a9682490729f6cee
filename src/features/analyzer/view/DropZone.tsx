import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { FileChoice } from '#components/FileChoice.tsx';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { fileKinds } from '../model/file-check.ts';
import styles from './Analyzer.module.css';

/** Ids of elements. Only the text of the button is the accessible name of the input. */
const NAME = 'upload-name';
const NOTES = 'upload-hint upload-local';

interface DropZoneProps {
  ref: Ref<HTMLLabelElement>;
  /** True while a file is dragged over the page. */
  hovered: boolean;
  onFile: (file: File) => void;
}

/** Renders the file input. A dropped file is accepted anywhere on the page. */
export function DropZone({ ref, hovered, onFile }: DropZoneProps) {
  return (
    <FileChoice
      ref={ref}
      accept={fileKinds.flatMap(({ ending, type }) => [ending, type]).join()}
      labelledBy={NAME}
      describedBy={NOTES}
      onFile={onFile}
      className={`${layout.stack3} ${styles.zone} ${visibility.withScripts} ${hovered ? styles.hovered : ''}`}
    >
      <span className={`${typography.subheading} ${styles.drop}`}>
        <FormattedMessage id="analyzer.upload.drop" />
      </span>
      <span id={NAME} className={buttonClass()}>
        <FormattedMessage id="analyzer.upload.browse" />
      </span>
      <span id="upload-hint" className={typography.note}>
        <FormattedMessage id="analyzer.upload.hint" />
      </span>
      <span id="upload-local" className={typography.note}>
        <FormattedMessage id="analyzer.upload.local" />
      </span>
    </FileChoice>
  );
}
