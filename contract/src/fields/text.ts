import { z } from 'zod/mini';
import { TEXT_LIMITS } from '../options/limits.ts';
import { EMAIL_MAX_LENGTH, looksLikeEmail } from '../rules/people/email.ts';
import { isPhone } from '../rules/people/phone.ts';

/** NUL, which PostgreSQL can't store, and lone surrogates, which aren't valid characters. */
// oxlint-disable-next-line no-control-regex -- NUL must be found
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** The error messages of a text field, without the field's name in front. */
interface TextFaults {
  required: string;
  tooLong: (max: number) => string;
}

const TEXT_FAULTS: TextFaults = {
  required: 'is required',
  tooLong: (max) => `must be at most ${max} characters`,
};

/** A trimmed text of `min` to `max` UTF-16 units that every database can store. */
export function text(max: number, min = 0, faults: Partial<TextFaults> = {}) {
  const { required, tooLong } = { ...TEXT_FAULTS, ...faults };
  return z.string().check(
    z.trim(),
    z.minLength(min, min > 0 ? required : undefined),
    z.maxLength(max, tooLong(max)),
    z.refine((value) => !UNSTORABLE.test(value), 'contains a character that cannot be stored'),
  );
}

/** An email address. Letter case is kept, but ignored in comparisons. */
export function email() {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX_LENGTH, TEXT_FAULTS.tooLong(EMAIL_MAX_LENGTH)),
      z.refine(looksLikeEmail, 'is not an email address'),
    );
}

/** A telephone number as typed; empty if there is none. */
export function phone() {
  return text(TEXT_LIMITS.phone).check(
    z.refine((value) => value === '' || isPhone(value), 'is not a telephone number'),
  );
}

/** An opaque id. Ours are UUIDs, but any other short text is accepted and simply not found. */
export const Id = text(64, 1);
export const IdParams = z.object({ id: Id });

/** The response of every delete (spec §7: a delete succeeded if `deletedCount` is greater than 0). */
export const Deleted = z.object({ deletedCount: z.number() });
export type Deleted = z.output<typeof Deleted>;
