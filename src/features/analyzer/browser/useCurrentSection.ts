import { useEffect, useState } from 'react';

/** The part of the screen that counts as being read: from the fixed header to just above the middle. */
const READ_FROM_PX = 112;
const READ_TO = 0.45;
const READ = `-${READ_FROM_PX}px 0px -${100 - READ_TO * 100}% 0px`;

/**
 * Returns the id of the section being read, or undefined in the prerendered page. Between two sections and after the
 * last section, this is the previous section. Above the first section, it is the first section. `ids` must be the same
 * array in each render.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null);
    const check = () => {
      const boxes = sections.map((section) => section.getBoundingClientRect());
      const next = boxes.findIndex(({ bottom }) => bottom > READ_FROM_PX);
      const isRead = (boxes[next]?.top ?? 0) < innerHeight * READ_TO;
      const at = next < 0 ? boxes.length - 1 : next - (isRead ? 0 : 1);
      setPresent(ids[Math.max(at, 0)]);
    };
    const observer = new IntersectionObserver(check, { rootMargin: READ });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return present;
}
