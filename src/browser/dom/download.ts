/** Downloads a text as a JSON file. */
export const downloadText = (name: string, text: string) =>
  downloadFile(new File([text], name, { type: 'application/json' }));

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The click has started the download, so the URL can be revoked after a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
