import { randomBytes } from 'node:crypto';
import { PAYMENT_LINK_PATH } from '@wayfarer/contract';

/** Enough that no one can guess a code. */
const CODE_BYTES = 16;

export const drawCode = () => randomBytes(CODE_BYTES).toString('base64url');

/** The URL of a link. The code follows `#`, so that it appears in no log and no referrer. */
export const linkUrl = (publicUrl: string, code: string) =>
  `${publicUrl}${PAYMENT_LINK_PATH}#${code}`;
