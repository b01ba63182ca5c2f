/** Reads the structure of a served file by its format's specification, without the library that made it. */

/** The chunks of a WebP. Throws if it isn't one, or continues after its end. */
export function webpChunks(file: Buffer): string[] {
  const sized = file.readUInt32LE(4) + 8;
  const isWebp =
    file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || sized !== file.length) throw new Error('not a WebP, or more than one');
  const names: string[] = [];
  for (let at = 12; at < file.length;) {
    names.push(file.toString('latin1', at, at + 4));
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return names;
}

/** The boxes of an AVIF, including nested ones. Throws if a box exceeds its container. */
export function avifBoxes(file: Buffer, from = 0, to = file.length): string[] {
  const names: string[] = [];
  let at = from;
  while (at + 8 <= to) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (length < 8 || at + length > to) throw new Error(`the box ${name} has no end`);
    names.push(name);
    const inside = INSIDE[name];
    if (inside !== undefined) names.push(...avifBoxes(file, at + inside, at + length));
    if (name === 'infe') names.push(`item ${file.toString('latin1', at + 16, at + 20)}`);
    if (name === 'colr') names.push(`colr ${file.toString('latin1', at + 8, at + 12)}`);
    at += length;
  }
  if (at !== to) throw new Error('bytes behind the last box');
  return names;
}

/** The offset of the inner boxes, for boxes that contain others. */
const INSIDE: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8, iinf: 14 };
