/** The characters of the bytes from 0x80 to 0x9f, with a space for bytes that have none. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_HIGH = 0x80;
const BYTES = new Map(
  [...HIGH].flatMap((char, at) => (char === ' ' ? [] : [[char, FIRST_HIGH + at] as const])),
);
const UNKNOWN = '?'.charCodeAt(0);
const ACCENTS = /\p{M}/gu;

/** A text in the encoding Windows-1252. A letter that it lacks loses its accents, or becomes a question mark. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text.normalize('NFC').matchAll(/./gsu), ([char]) => byteOf(char));
}

function byteOf(char: string): number {
  const own = ownByte(char);
  return own ?? ownByte(char.normalize('NFKD').replace(ACCENTS, '')) ?? UNKNOWN;
}

function ownByte(char: string): number | undefined {
  const code = char.length === 1 ? char.charCodeAt(0) : Number.NaN;
  const isSame = code < FIRST_HIGH || (code >= 0xa0 && code <= 0xff);
  return isSame ? code : BYTES.get(char);
}
