import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Calls `onDrop` with the first file dropped anywhere on the page and the number of files dropped. Rejects drops if
 * `onDrop` is undefined. By default, a browser would replace the page with a file that misses its target. Returns true
 * while a file is dragged over the page.
 */
export function useFileDrop(onDrop: ((file: File, count: number) => void) | undefined): boolean {
  const [hovers, setHovers] = useState(false);
  const isEnabled = onDrop !== undefined;
  const drop = useEffectEvent((file: File, count: number) => onDrop?.(file, count));
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isEnabled ? 'copy' : 'none';
      setHovers(isEnabled);
    };
    const left = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setHovers(false);
    };
    const dropped = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setHovers(false);
      const { files } = event.dataTransfer ?? {};
      if (files?.[0]) drop(files[0], files.length);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('dragenter', over, { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', left, { signal });
    document.addEventListener('drop', dropped, { signal });
    return () => controller.abort();
  }, [isEnabled]);
  return hovers;
}
