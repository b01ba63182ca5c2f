/** The maximum number of promo codes, and the lengths of their texts. */
export const PROMO_CODES_MAX = 500;
export const PROMO_CODE_LENGTH = { min: 3, max: 40 } as const;
export const PROMO_NOTE_MAX = 120;
/** The highest possible limit for a code's uses. */
export const PROMO_USES_MAX = 1_000_000;
/** The maximum number of destinations that a code can name. */
export const PROMO_OFFERS_MAX = 100;
