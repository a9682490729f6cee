/**
 * Gives a box the height of its content, in pixels, because a style sheet can only change a height gradually between
 * lengths. Returns the cleanup.
 */
export function followHeight(box: HTMLElement): () => void {
  const sizes = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    if (height !== undefined) box.style.blockSize = `${height}px`;
  });
  if (box.firstElementChild) sizes.observe(box.firstElementChild);
  return () => sizes.disconnect();
}
