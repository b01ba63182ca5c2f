import { z } from 'zod/mini';
import { atMost, phoneFormat } from '../words/forms/fields.texts.js';
import { TEXT_LIMITS } from '../options/limits.ts';
import { TOLD_LIMITS } from '../options/trips/trips.ts';
import { looksLikeEmail } from '../rules/people/email.ts';
import { isPhone } from '../rules/people/phone.ts';
import { text } from '../fields/text.ts';

/** A required text with the same limit as in the API. */
export function filled(limit: keyof typeof TEXT_LIMITS, required: string) {
  return text(TEXT_LIMITS[limit], 1, { required, tooLong: atMost });
}

export function optional(limit: keyof typeof TEXT_LIMITS | keyof typeof TOLD_LIMITS) {
  return text({ ...TEXT_LIMITS, ...TOLD_LIMITS }[limit], 0, { tooLong: atMost });
}

export function emailAddress(faults: { required: string; format: string }) {
  return z.string().check(
    z.trim(),
    z.minLength(1, faults.required),
    z.refine((value) => looksLikeEmail(value), faults.format),
  );
}

export function emailOrNothing(format: string) {
  return z.string().check(
    z.trim(),
    z.refine((value) => value === '' || looksLikeEmail(value), format),
  );
}

/** A telephone number, which may be empty unless it is required. */
export function phoneNumber(required?: string) {
  return text(TEXT_LIMITS.phone, required === undefined ? 0 : 1, {
    tooLong: atMost,
    ...(required !== undefined && { required }),
  }).check(z.refine((value) => value === '' || isPhone(value), phoneFormat));
}

export const day = (required: string) => z.string().check(z.minLength(1, required));

/** A whole number, typed as text. */
export function wholeNumber({ min, max }: { min: number; max: number }, fault: string) {
  const isInRange = (typed: string) => {
    const number = Number(typed);
    return typed.trim() !== '' && Number.isInteger(number) && number >= min && number <= max;
  };
  return z.pipe(z.string().check(z.refine(isInRange, fault)), z.transform(Number));
}
