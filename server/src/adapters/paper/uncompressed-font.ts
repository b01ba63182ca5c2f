import { inflateSync } from 'node:zlib';

/** The sizes of the headers and of a table's entry in WOFF 1.0 and in an OpenType file. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The OpenType file in a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). The PDF library would decompress the tables again
 * for each document, which takes most of its time. Throws for another format.
 */
export function uncompressedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    return { at, offset: offset ?? 0, packed: packed ?? 0, length: length ?? 0 };
  });
  const start = SFNT.header + count * SFNT.entry;
  const size = entries.reduce((sum, { length }) => sum + padded(length), start);
  const font = Buffer.alloc(size);
  woff.copy(font, 0, 4, 8); // the kind of outlines
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let position = start;
  entries.forEach(({ at, length, offset, packed }, index) => {
    const content = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(content) : content;
    const entry = SFNT.header + index * SFNT.entry;
    woff.copy(font, entry, at, at + 4); // its name
    woff.copy(font, entry + 4, at + 16, at + 20); // its checksum
    font.writeUInt32BE(position, entry + 8);
    font.writeUInt32BE(length, entry + 12);
    table.copy(font, position);
    position += padded(length);
  });
  return font;
}
