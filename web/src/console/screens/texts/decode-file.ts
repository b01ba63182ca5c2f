/** Encodings by the first bytes of their files; all others are UTF-8. */
const MARKS: readonly { encoding: string; bytes: readonly number[] }[] = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * The text of a file; undefined if it isn't UTF-8, or UTF-16 with a byte order mark. In other encodings, letters would
 * be damaged unnoticed, and a spreadsheet's own format isn't text.
 */
export async function decodeFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  try {
    const text = new TextDecoder(mark?.encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
