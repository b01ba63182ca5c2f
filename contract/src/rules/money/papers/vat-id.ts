/** The form of VAT ids after the prefix, by the EU's own list. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[\dA-Z]\d{7}[\dA-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-Z]{1,2}|\d[\dA-Z*+]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[\dA-Z*+]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** A VAT id of the EU without spaces and in capitals; other ids as typed. */
export function plainVatId(typed: string): string {
  const plain = typed.replaceAll(/[\s.-]/gu, '').toUpperCase();
  return FORMS[plain.slice(0, 2)] === undefined || /^\d/u.test(plain) ? typed.trim() : plain;
}

/** False for an id that begins like one of the EU but doesn't have its form. Ids of other countries are free text. */
export function isVatId(typed: string): boolean {
  const plain = plainVatId(typed);
  const form = FORMS[plain.slice(0, 2)];
  return form === undefined || form.test(plain.slice(2));
}
