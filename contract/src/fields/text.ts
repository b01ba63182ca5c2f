import { z } from 'zod/mini';
import { EMAIL_MAX_LENGTH, looksLikeEmail } from '../rules/people/email.ts';

/** NUL, which PostgreSQL cannot store, and lone surrogates, which are no characters. */
// oxlint-disable-next-line no-control-regex -- NUL is exactly what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** What a text field says about its errors; the API prefixes the field's name. */
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

/** An e-mail address, length checked before the pattern. Letter case is kept; comparison ignores it. */
export function email() {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX_LENGTH, TEXT_FAULTS.tooLong(EMAIL_MAX_LENGTH)),
      z.refine(looksLikeEmail, 'is not an email address'),
    );
}

/** Ids are opaque; ours are UUIDs, but any short text may be requested and is simply not found. */
export const Id = text(64, 1);
export const IdParams = z.object({ id: Id });

/** Response of every delete (spec §7: a delete succeeded when the count is greater than 0). */
export const Deleted = z.object({ deletedCount: z.number() });
export type Deleted = z.output<typeof Deleted>;
