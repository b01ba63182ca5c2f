/** Rules of card numbers: brands, lengths, check digits, grouping, expiry. Pure. */

const BRANDS = [
  { name: 'amex', prefix: /^3[47]/, length: 15, cvc: 4, groups: [4, 6, 5] },
  { name: 'visa', prefix: /^4/, length: 16, cvc: 3 },
  {
    name: 'mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    length: 16,
    cvc: 3,
  },
  { name: 'discover', prefix: /^(6011|64[4-9]|65)/, length: 16, cvc: 3 },
  { name: 'diners', prefix: /^36/, length: 14, cvc: 3, groups: [4, 6, 4] },
  { name: 'diners', prefix: /^(30[0-5]|38|39)/, length: 16, cvc: 3 },
  { name: 'jcb', prefix: /^35/, length: 16, cvc: 3 },
  { name: 'unionpay', prefix: /^620550/, length: 19, cvc: 3 },
  { name: 'unionpay', prefix: /^62/, length: 16, cvc: 3 },
];
const UNKNOWN = { name: 'unknown', length: 16, cvc: 3 };

function ruleFor(digits) {
  return BRANDS.find((brand) => brand.prefix.test(digits)) ?? UNKNOWN;
}

/** `visa`, `amex` ... or `unknown`, from the first digits. */
export function brandOf(digits) {
  return ruleFor(digits).name;
}

/** The full length of a card number, by its first digits. */
export function numberLength(digits) {
  return ruleFor(digits).length;
}

/** The accepted lengths of a brand's security code when the card is sent. */
export function cvcLengths(brand) {
  return brand === 'amex' ? [3, 4] : [3];
}

/** The length of the security code that the card field expects. */
export function cvcLength(digits) {
  return ruleFor(digits).cvc;
}

/** True if the check digit is correct. */
export function passesLuhn(digits) {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled - (doubled > 9 ? 9 : 0);
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** `4242 4242 4242 4242`, `3782 822463 10005`: grouped as printed on the card. */
export function groupNumber(digits) {
  const rule = ruleFor(digits);
  const groups = [];
  let rest = digits.slice(0, rule.length);
  for (const size of rule.groups ?? [4, 4, 4, 4]) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}

/** Formats a typed expiry as `12 / 34`; a first digit above 1 can only be a one-digit month. */
export function formatExpiry(text) {
  let digits = text.replaceAll(/\D/g, '');
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** The fault of an expiry at `now`: `month`, `past-year`, `past-month`, `future`, or null. */
export function expiryProblem(month, year, now) {
  if (!(month >= 1 && month <= 12)) return 'month';
  const thisYear = now.getFullYear();
  if (year < thisYear) return 'past-year';
  if (year === thisYear && month < now.getMonth() + 1) return 'past-month';
  return year > thisYear + 50 ? 'future' : null;
}
