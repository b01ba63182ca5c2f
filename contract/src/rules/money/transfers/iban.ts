/** An IBAN without spaces, in capitals. */
export const plainIban = (text: string): string => text.replace(/\s/gu, '').toUpperCase();

/** True if a text without spaces has the form of an IBAN and its check digits are right (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  // letters count from A = 10; one digit at a time, because the number is too long to be exact
  const digits = moved.replace(/[A-Z]/gu, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** An IBAN in groups of four, as it is printed. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/gu, '$1 ');
