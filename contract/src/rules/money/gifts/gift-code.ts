/** Digits and letters without those that look alike (I, L, O, U). */
export const GIFT_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code: five groups of four. */
export const GIFT_CODE_LENGTH = 20;
/** The maximum length of a typed code, with spaces and dashes. */
export const GIFT_CODE_TYPED_MAX = 40;

const GROUP = /.{4}(?=.)/g;
const BETWEEN = /[\s-]+/g;
const CODE = new RegExp(`^[${GIFT_ALPHABET}]{${GIFT_CODE_LENGTH}}$`);

/** A typed code without spaces and dashes, in capitals, with look-alikes replaced; null if it can't be a code. */
export function readGiftCode(typed: string): string | null {
  const code = typed.replace(BETWEEN, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** A code in groups, as people read it. */
export const showGiftCode = (code: string): string => code.replace(GROUP, '$&-');
