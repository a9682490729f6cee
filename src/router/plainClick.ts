type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'button'>;

/** Returns true for a primary click without modifier keys, which opens no new tab or window and starts no download. */
export const isPlainClick = ({ ctrlKey, metaKey, altKey, shiftKey, button }: Click): boolean =>
  !(ctrlKey || metaKey || altKey || shiftKey) && button === 0;
