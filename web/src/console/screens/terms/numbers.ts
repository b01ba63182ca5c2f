/** What was typed as a number; nothing is none. */
export const numberOf = (typed: string) => (typed === '' ? Number.NaN : Number(typed));

/** Of what was typed, the digits. */
export const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');
