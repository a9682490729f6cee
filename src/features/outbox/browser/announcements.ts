import { useEffect } from 'react';

/** Ids of the submissions whose delivery a form or a list of this page announces. */
const announced = new Set<string>();

/** Must be called by a part of this page that announces this delivery, so that no other part does. */
export const announceHere = (id: string): void => void announced.add(id);

/** Lets another part of the page announce the delivery. */
export const leaveToOthers = (id: string): void => void announced.delete(id);

export const isAnnouncedHere = (id: string): boolean => announced.has(id);

/** The same as `announceHere`, while the component is mounted that announces the delivery. */
export function useAnnounceHere(id: string | undefined): void {
  useEffect(() => {
    if (!id) return undefined;
    announceHere(id);
    return () => leaveToOthers(id);
  }, [id]);
}
