import { createHash, randomBytes } from 'node:crypto';
import { SHARED_TRIP_PATH } from '@wayfarer/contract';

const TOKEN_BYTES = 32;

/** Nobody guesses one. */
export const drawToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** All that is kept of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Where companions look; the token stands behind `#`, so that it is in no log and no referrer. */
export const shareUrl = (publicUrl: string, token: string) =>
  `${publicUrl}${SHARED_TRIP_PATH}#${token}`;
