/** Copies a text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = () => 'share' in navigator;

/** Opens the system's share sheet. Closing it is not a failure. */
export async function shareLink(title: string, url: string): Promise<void> {
  // The visitor has closed the sheet.
  await navigator.share({ title, url }).catch(() => {});
}

/** Returns true if the system's share sheet accepts this file. */
export const canShareFile = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

/** Opens the share sheet with a file. Closing it is not a failure. */
export async function shareFile(file: File): Promise<'done' | 'failed'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'failed';
  }
}
