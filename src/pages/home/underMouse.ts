import type { PointerEvent } from 'react';
import type { DealId } from '#site/deals.ts';

/** Returns the handlers of an element that previews a deal while a mouse is over it. A finger chooses a deal instead. */
export const underMouse = (onPreview: (deal?: DealId) => void, deal?: DealId) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onPreview(deal),
  onPointerLeave: () => onPreview(),
});
