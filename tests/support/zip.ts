/** Returns a ZIP archive with files of these names in their order. All files have the same content, or none. */
export function zipOf(names: readonly string[], comment = '', content = Buffer.alloc(0), method = 0): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const name of names.map((text) => Buffer.from(text))) {
    const file = Buffer.alloc(30);
    file.writeUInt32LE(0x04034b50);
    file.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(Buffer.concat(files).length, 42);
    files.push(file, name, content);
    directory.push(entry, name);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(Buffer.concat(files).length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, ...directory, end, Buffer.from(comment)]);
}

/** Returns the smallest archive that is accepted as a Word document. */
export const wordFile = () => zipOf(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
