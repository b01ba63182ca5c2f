/** Country prefixes of one or two digits (ITU-T E.164); all others have three. */
const SHORT_PREFIX = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Groups of three digits, without a single one at the end. */
function grouped(digits: string): string {
  if (digits.length <= 4) return digits;
  return `${digits.slice(0, 3)} ${grouped(digits.slice(3))}`;
}

/** For display: '+351 912 345 678'. A number without a country prefix stays as typed. */
export function phoneText(phone: string): string {
  if (!/^\+\d+$/.test(phone)) return phone;
  const digits = phone.slice(1);
  const prefix = SHORT_PREFIX.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${prefix} ${grouped(digits.slice(prefix.length))}`.trim();
}
