import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from '#ui/Button.tsx';
import { fileKinds } from '../model/file-check.ts';
import styles from './Analyzer.module.css';

/** Where a document is dropped or chosen. */
export function DropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [hovered, setHovered] = useState(false);
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
    <label
      className={hovered ? `${styles.zone} ${styles.hovered}` : styles.zone}
      onDragOver={(event) => {
        event.preventDefault();
        setHovered(true);
      }}
      onDragLeave={() => setHovered(false)}
      onDrop={(event) => {
        event.preventDefault();
        setHovered(false);
        onFile(event.dataTransfer.files[0]);
      }}
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
        ref={input}
        type="file"
        className={styles.input}
        accept={fileKinds.flatMap(({ ending, type }) => [ending, type]).join()}
        onChange={take}
      />
    </label>
  );
}
