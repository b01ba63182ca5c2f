import { z } from 'zod/mini';
import { TEXT_LIMITS } from '../options/limits.ts';
import { looksLikeEmail } from '../rules/people/email.ts';
import { text } from '../fields/text.ts';

/** A required text, up to the limit of the endpoint that receives it. */
export function filled(limit: keyof typeof TEXT_LIMITS, required: string) {
  return text(TEXT_LIMITS[limit], 1, { required, tooLong: atMost });
}

/** A text that may be left empty. */
export function optional(limit: keyof typeof TEXT_LIMITS) {
  return text(TEXT_LIMITS[limit], 0, { tooLong: atMost });
}

const atMost = (max: number) => `At most ${max} characters`;

/** An e-mail address: required and well-formed. */
export function emailAddress(faults: { required: string; format: string }) {
  return z.string().check(
    z.trim(),
    z.minLength(1, faults.required),
    z.refine((value) => looksLikeEmail(value), faults.format),
  );
}
