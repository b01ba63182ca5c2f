export type NameFault = 'required' | 'too_short' | 'letters_only';

/** Checks a name for registration: at least 2 characters after trimming, only letters and spaces (spec §5). */
export function nameFault(name: string): NameFault | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length < 2) return 'too_short';
  return /^[\p{L}\p{M} ]+$/u.test(trimmed) ? null : 'letters_only';
}

/** The closest spelling that registration accepts: "Anne-Marie O'Neill" becomes "Anne Marie ONeill". */
export function plainName(name: string): string {
  return name
    .replaceAll(/[’'`´.]/gu, '')
    .replaceAll(/[^\p{L}\p{M} ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}
