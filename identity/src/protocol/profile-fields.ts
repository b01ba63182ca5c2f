import { readText, type Body } from './fields.ts';
import { ProtocolError } from './protocol-error.ts';

export const MAX_DISPLAY_NAME = 100;
const MAX_PHOTO_URL = 2048;

/** Reads the display name from a request; undefined if absent, '' to remove it. */
export function readDisplayName(body: Body): string | undefined {
  const invalid = `INVALID_DISPLAY_NAME : A name can have at most ${MAX_DISPLAY_NAME} characters.`;
  const value = readText(body, 'displayName', invalid, MAX_DISPLAY_NAME);
  if (value !== undefined && /\p{Cc}/u.test(value)) throw new ProtocolError(invalid);
  return value?.trim();
}

/** True only for https URLs and paths on our own site, so that a picture's address can never run a script. */
export function isSafePhotoUrl(value: string): boolean {
  if (value.length > MAX_PHOTO_URL || /[\s\p{Cc}\\]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** Reads the picture's address from a request; undefined if absent, '' to remove it. */
export function readPhotoUrl(body: Body): string | undefined {
  const invalid = 'INVALID_PHOTO_URL : A picture needs an https address.';
  const value = readText(body, 'photoUrl', invalid, MAX_PHOTO_URL);
  if (value && !isSafePhotoUrl(value)) throw new ProtocolError(invalid);
  return value;
}
