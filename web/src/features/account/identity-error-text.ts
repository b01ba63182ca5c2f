import { errorTexts } from './identity-error-text.texts.js';

/** Readable texts for the identity provider's codes (spec §8 names the codes, not the wording). */
const TEXT: Readonly<Partial<Record<string, string>>> = errorTexts;

/** The code of an identity error, or `''`. */
export function identityCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** The text for an identity error that has a text of its own; undefined for other errors, such as a wrong password. */
export function identityMessage(error: unknown): string | undefined {
  return TEXT[identityCode(error)];
}

/**
 * The text for an identity error, or else `fallback`, the form's own text of spec §8. A wrong password also gets
 * `fallback`, so as not to reveal which addresses have an account. The SDK's own text is never shown.
 */
export function identityErrorText(error: unknown, fallback: string): string {
  return identityMessage(error) ?? fallback;
}
