/** The most a file may weigh. Source: spec, section 5 ("10 MB"). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What the analyzer takes: by the name's ending and by the first bytes, which a wrong ending does not fool. */
export const fileKinds = [
  { ending: '.pdf', type: 'application/pdf', firstBytes: [0x25, 0x50, 0x44, 0x46] },
  {
    ending: '.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // A DOCX is a ZIP archive.
    firstBytes: [0x50, 0x4b, 0x03, 0x04],
  },
] as const;

export type FileProblem = 'size' | 'type';

export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** The first four bytes, or fewer. */
  start: readonly number[];
}

/** undefined where the file is fine. Size comes first, so that nothing large is read for its type. */
export function fileProblem({ name, size, start }: FileFacts): FileProblem | undefined {
  if (size > MAX_FILE_BYTES) return 'size';
  const kind = fileKinds.find(({ ending }) => name.toLowerCase().endsWith(ending));
  return kind?.firstBytes.every((byte, index) => start[index] === byte) ? undefined : 'type';
}
