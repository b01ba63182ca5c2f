import { createHash, randomBytes } from 'node:crypto';
import { SHARED_TRIP_PATH } from '@wayfarer/contract';

const TOKEN_BYTES = 32;

export const drawToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** The digest of a token, the only form in which it is stored. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The companions' URL, with the token after `#`, so that it appears in no log and no referrer. */
export const shareUrl = (publicUrl: string, token: string) =>
  `${publicUrl}${SHARED_TRIP_PATH}#${token}`;
