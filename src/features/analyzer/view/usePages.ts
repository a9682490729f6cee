import { useEffect, useState } from 'react';
import { pageCount } from '../model/page-count.ts';

/** How many pages a file has, once that is known and where it can be told. Read on the device, as all of it is. */
export function usePages(file: File): number | undefined {
  const [pages, setPages] = useState<number>();
  useEffect(() => {
    let wanted = true;
    file
      .arrayBuffer()
      .then((content) => pageCount(new Uint8Array(content)))
      .then(
        (count) => wanted && setPages(count),
        // It was readable a moment ago and is not any more: nothing is said of its pages.
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [file]);
  return pages;
}
