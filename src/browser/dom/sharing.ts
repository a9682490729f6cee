import { useState } from 'react';

/** Copies to the clipboard. `copied` is false if the browser refuses, and undefined meanwhile: screen readers read changes only. */
export function useCopy() {
  const [copied, setCopied] = useState<boolean>();
  const copy = async (text: string) => {
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The page says so.
      setCopied(false);
    }
  };
  return { copied, copy };
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
