import { useEffect, useState } from 'react';

/** The part of the screen that counts as being read: from the fixed header to just above the middle. */
const READ_FROM_PX = 112;
const READ = `-${READ_FROM_PX}px 0px -55% 0px`;

/**
 * The id of the section being read; undefined in the prerendered page. Between two sections, and past the
 * last, it is the previous one; above the first, the first. `ids` must keep its identity between renders.
 */
export function usePresentSection(ids: readonly string[]): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        }
        const read = ids.find((id) => shown.has(id));
        const passed = entries.findLast(({ boundingClientRect: { top } }) => top < READ_FROM_PX);
        setPresent((before) => read ?? before ?? passed?.target.id ?? ids[0]);
      },
      { rootMargin: READ },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return present;
}
