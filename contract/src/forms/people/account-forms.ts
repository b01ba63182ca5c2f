import { z } from 'zod/mini';
import * as words from '../../words/forms/account.texts.js';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { commaList, midSentence } from '../../rules/text/mid-sentence.ts';
import { atMost } from '../../words/forms/fields.texts.js';
import { sameEmail } from '../../rules/people/email.ts';
import { isPictureUrl } from '../../rules/text/image-url.ts';
import { PASSWORD_LENGTH, passwordStrength } from '../../rules/people/password.ts';
import { type NameFault, nameFault } from '../../rules/people/person-name.ts';
import { emailAddress } from '../fields.ts';

// The rules and texts are from spec §5, Login and Register.

const email = emailAddress({ required: words.emailMissing, format: words.emailFormat });

/** The password of an existing account, which may be older than the current password rules. */
const password = z
  .string()
  .check(
    z.minLength(1, words.passwordMissing),
    z.minLength(PASSWORD_LENGTH.min, words.passwordShort(PASSWORD_LENGTH.min)),
  );

/** A new password, with its length as the first rule. */
const newPassword = password.check(
  z.refine((value) => passwordStrength(value).missing.length === 0, {
    error: ({ input }) => words.stillMissing(missingIn(String(input))),
  }),
);

function missingIn(value: string): string {
  const { missing } = passwordStrength(value);
  return commaList(missing.map(({ label }) => midSentence(label)));
}

const NAME_TEXTS: Readonly<Record<NameFault, string>> = words.nameTexts;

const name = z.string().check(
  z.trim(),
  z.maxLength(TEXT_LIMITS.personName, atMost(TEXT_LIMITS.personName)),
  z.refine((value) => nameFault(value) === null, {
    error: ({ input }) => NAME_TEXTS[nameFault(String(input)) ?? 'required'],
  }),
);

const passwords = {
  password: newPassword,
  confirmation: z.string().check(z.minLength(1, words.confirmationMissing)),
};

const passwordsMatch = z.refine<{ password: string; confirmation: string }>(
  (fields) => fields.confirmation === fields.password,
  { error: words.passwordsDiffer, path: ['confirmation'] },
);

export const LoginForm = z.object({ email, password });

export const RegisterForm = z.object({ name, email, ...passwords }).check(passwordsMatch);

export const NewPasswordForm = z.object(passwords).check(passwordsMatch);
export type NewPassword = z.output<typeof NewPasswordForm>;

export const PasswordForm = z.object({ password });

export const EmailForm = z.object({ email });

/** A new email address, which must differ from the account's current one. */
export function newEmailForm(current: string) {
  return z.object({
    email: email.check(z.refine((value) => !sameEmail(value, current), words.sameAddress)),
  });
}

const httpsPicture = z.string().check(
  z.trim(),
  z.refine((value) => value.startsWith('https://') && isPictureUrl(value), words.pictureAddress),
);

export const languageForm = z.object({ language: z.string() });

/** The picture's address is checked only if the person uses a picture of their own. */
export function profileForm(hasOwnPicture: boolean) {
  return z.object({
    name,
    choice: z.string(),
    address: hasOwnPicture ? httpsPicture : z.string(),
  });
}
