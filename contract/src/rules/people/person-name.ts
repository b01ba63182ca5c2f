export type NameFault = 'required' | 'too_short' | 'letters_only';

/** Registration's name: at least 2 characters after trimming, only letters and spaces (spec §5). */
export function nameFault(name: string): NameFault | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length < 2) return 'too_short';
  return /^[\p{L}\p{M} ]+$/u.test(trimmed) ? null : 'letters_only';
}
