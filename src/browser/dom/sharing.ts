import { useState } from 'react';

/**
 * Copies to the clipboard. `copied` is false if the browser refuses. It is undefined until the result is known, because
 * screen readers announce changes only.
 */
export function useClipboard() {
  const [copied, setCopied] = useState<boolean>();
  const copy = async (text: string) => {
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The page shows that the browser refused.
      setCopied(false);
    }
  };
  return { copied, copy };
}

export const canShare = () => 'share' in navigator;

/** Opens the system's share sheet. If the visitor closes it, that is not a failure. */
export async function shareLink(title: string, url: string): Promise<void> {
  // The visitor has closed the sheet.
  await navigator.share({ title, url }).catch(() => {});
}

/** Returns true if the system's share sheet accepts this file. */
export const canShareFile = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

/** Opens the share sheet with a file. If the visitor closes it, that is not a failure. */
export async function shareFile(file: File): Promise<'shared' | 'closed' | 'failed'> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}

/** Opens a popup window. Sizes in CSS pixels. */
export function openPopup(url: string, width: number, height: number): void {
  open(url, '_blank', `popup,noopener,width=${width},height=${height}`);
}

/** Returns the address of the page. */
export const currentUrl = () => location.href;
