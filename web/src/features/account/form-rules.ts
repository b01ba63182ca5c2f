import { looksLikeEmail, nameFault, PASSWORD_LENGTH, passwordStrength } from '@wayfarer/contract';
import { faultTexts as texts } from './copy.ts';

/** What a rule says: the text of the first fault, or `true` (React Hook Form's convention). */
type Verdict = string | true;

/** Fields are undefined until they were touched. */
type Value = string | undefined;

export function checkEmail(value: Value): Verdict {
  const email = (value ?? '').trim();
  if (email === '') return texts.emailRequired;
  return looksLikeEmail(email) || texts.emailFormat;
}

/** The password of an existing account: rules of today do not apply to those of yesterday. */
export function checkPassword(value: Value): Verdict {
  if (!value) return texts.passwordRequired;
  return value.length >= PASSWORD_LENGTH.min || texts.passwordLength;
}

/** A new password (spec §5, Register): the first missing thing is its length. */
export function checkNewPassword(value: Value): Verdict {
  const known = checkPassword(value);
  if (known !== true) return known;
  const { missing } = passwordStrength(value ?? '');
  return missing.length === 0 || texts.passwordNeeds(missing.map(({ label }) => label));
}

export function checkConfirmation(value: Value, password: Value): Verdict {
  if (!value) return texts.confirmRequired;
  return value === password || texts.confirmDiffers;
}

const NAME_TEXTS = {
  required: texts.nameRequired,
  too_short: texts.nameLength,
  letters_only: texts.nameLetters,
} as const;

export function checkName(value: Value): Verdict {
  const fault = nameFault(value ?? '');
  return fault === null || NAME_TEXTS[fault];
}
