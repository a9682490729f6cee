import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ContentError } from '#build/content/content-error.ts';
import { readWhenCorrect } from '#build/content/read-when-correct.ts';

function folderWith(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.json');
  writeFileSync(file, text);
  const read = () => {
    const written = readFileSync(file, 'utf8');
    if (written === 'wrong') throw new ContentError(['a.json has a mistake.']);
    if (written === 'broken') throw new Error('the disk');
    return written;
  };
  return { folder, file, read };
}

test('a mistake is reported once, and the texts are read after its correction', async () => {
  const { folder, file, read } = folderWith('wrong');
  const sentences: string[] = [];
  const texts = readWhenCorrect(read, folder, (sentence) => {
    sentences.push(sentence);
    writeFileSync(file, 'correct');
  });
  expect(await texts).toBe('correct');
  expect(sentences).toEqual([expect.stringContaining('a.json has a mistake.')]);
});

test('an error that is no mistake of a text is thrown', async () => {
  const { folder, read } = folderWith('broken');
  await expect(readWhenCorrect(read, folder, () => {})).rejects.toThrow('the disk');
});
