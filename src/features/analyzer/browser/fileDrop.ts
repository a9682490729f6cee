import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Takes the first file dropped anywhere on the page, with the number of files dropped; without `take`, drops are
 * rejected. By default a browser would open a file that misses its target instead of the page. Returns true while a
 * file is dragged over the page.
 */
export function useFileDrop(take: ((file: File, count: number) => void) | undefined): boolean {
  const [hovers, setHovers] = useState(false);
  const takes = take !== undefined;
  const drop = useEffectEvent((file: File, count: number) => take?.(file, count));
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = takes ? 'copy' : 'none';
      setHovers(takes);
    };
    const left = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setHovers(false);
    };
    const dropped = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
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
  }, [takes]);
  return hovers;
}
