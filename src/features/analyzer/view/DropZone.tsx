import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#ui/Button.tsx';
import { fileKinds } from '../model/file-check.ts';
import styles from './Analyzer.module.css';

interface DropZoneProps {
  /** A file is held over the page. */
  hovered: boolean;
  onFile: (file: File | undefined) => void;
}

/** Where a document is chosen; a dropped one is taken wherever it falls. */
export function DropZone({ hovered, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const file = input.current?.files?.[0];
    if (input.current) input.current.value = '';
    onFile(file);
  };
  const takeEarly = useEffectEvent(() => {
    // Chosen before the page's code was there.
    if (input.current?.files?.length) take();
  });
  useEffect(() => takeEarly(), []);
  return (
    <label className={hovered ? `${styles.zone} ${styles.hovered}` : styles.zone}>
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
        ref={input}
        type="file"
        className={styles.input}
        accept={fileKinds.flatMap(({ ending, type }) => [ending, type]).join()}
        onChange={take}
      />
    </label>
  );
}
