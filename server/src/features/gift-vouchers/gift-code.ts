import { createHash, randomInt } from 'node:crypto';
import { GIFT_ALPHABET, GIFT_CODE_LENGTH } from '@wayfarer/contract';

/**
 * The number of last characters that are stored, so that people recognize a code. The other characters have 80 bits.
 */
const END = 4;

/** A random code. */
export const drawGiftCode = (): string =>
  Array.from(
    { length: GIFT_CODE_LENGTH },
    () => GIFT_ALPHABET[randomInt(GIFT_ALPHABET.length)],
  ).join('');

export const hashGiftCode = (code: string): string =>
  createHash('sha256').update(`gift|${code}`).digest('hex');

export const endOfGiftCode = (code: string): string => code.slice(-END);
