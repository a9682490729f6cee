/** Puts a text on the clipboard. False where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = () => 'share' in navigator;

/** Opens the system's share sheet; that the visitor closes it again is no failure. */
export async function shareLink(title: string, url: string): Promise<void> {
  // The sheet was closed.
  await navigator.share({ title, url }).catch(() => {});
}

/** Whether the system's share sheet takes this file. */
export const canShareFile = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

/** Hands a file to the system's share sheet; that the visitor closes it again is no failure. */
export async function shareFile(file: File): Promise<'done' | 'failed'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'failed';
  }
}
