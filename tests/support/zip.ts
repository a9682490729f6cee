const record = (
  signature: number,
  fields: readonly [bytes: 2 | 4, value: number][],
  tail: Buffer,
): Buffer => {
  const head = Buffer.alloc(4 + fields.reduce((total, [bytes]) => total + bytes, 0));
  head.writeUInt32LE(signature);
  let at = 4;
  for (const [bytes, value] of fields) at = head.writeUIntLE(value, at, bytes);
  return Buffer.concat([head, tail]);
};

/** A ZIP archive of empty files of these names, stored one after the other. */
export function zipOf(names: readonly string[], comment = ''): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const name of names.map((text) => Buffer.from(text))) {
    const facts: [2 | 4, number][] = [
      [2, 20],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0x21],
      [4, 0],
      [4, 0],
      [4, 0],
    ];
    const lengths: [2, number][] = [
      [2, name.length],
      [2, 0],
    ];
    const file = record(0x04034b50, [...facts, ...lengths], name);
    central.push(
      record(0x02014b50, [[2, 20], ...facts, ...lengths, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]], name),
    );
    local.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(central);
  const { length } = names;
  const end = record(
    0x06054b50,
    [
      [2, 0],
      [2, 0],
      [2, length],
      [2, length],
      [4, directory.length],
      [4, offset],
      [2, comment.length],
    ],
    Buffer.from(comment),
  );
  return Buffer.concat([...local, directory, end]);
}

/** The smallest archive that passes for a Word document. */
export const wordFile = () => zipOf(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
