export function brandOf(digits: string): string;
export function numberLength(digits: string): number;
export function cvcLengths(brand: string): readonly number[];
export function cvcLength(digits: string): number;
export function passesLuhn(digits: string): boolean;
export function groupNumber(digits: string): string;
export function formatExpiry(text: string): string;
export function expiryProblem(
  month: number,
  year: number,
  now: Date,
): 'month' | 'past-year' | 'past-month' | 'future' | null;
