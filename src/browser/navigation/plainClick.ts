type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'button'>;

/** Whether a press asks for no more than to follow the link: no new tab, window or file. */
export const isPlainClick = ({ ctrlKey, metaKey, altKey, shiftKey, button }: Click): boolean =>
  !(ctrlKey || metaKey || altKey || shiftKey) && button === 0;
