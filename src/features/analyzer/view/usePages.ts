import { useEffect, useState } from 'react';
import { pageCount } from '../model/page-count.ts';

/** The number of pages of a file, read on the device; undefined while or if it is unknown. */
export function usePages(file: File): number | undefined {
  const [pages, setPages] = useState<number>();
  useEffect(() => {
    let wanted = true;
    file
      .arrayBuffer()
      .then((content) => pageCount(new Uint8Array(content)))
      .then(
        (count) => wanted && setPages(count),
        // The file has become unreadable since it was chosen: the number of pages stays unknown.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [file]);
  return pages;
}
