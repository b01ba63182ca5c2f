const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The symbols of windows-1252 that latin-1 doesn't have, from 0x80 on. Some versions of Node.js read them as latin-1. */
const WINDOWS = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'];

/**
 * The text of a file: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, or else windows-1252, which is how
 * banks that don't use Unicode write.
 */
export function decodeText(file: Uint8Array): string {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('latin1')
      .decode(file)
      .replaceAll(/[\u0080-\u009F]/g, (symbol) => WINDOWS[symbol.charCodeAt(0) - 0x80] ?? symbol);
  }
}
