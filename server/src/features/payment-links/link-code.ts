import { randomBytes } from 'node:crypto';
import { PAYMENT_LINK_PATH } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { wordsIn } from '../../mails/words-in.ts';
import type { BookingRow } from '../booking-records/index.ts';

/** Enough that no one can guess a code. */
const CODE_BYTES = 16;

export const drawCode = () => randomBytes(CODE_BYTES).toString('base64url');

/**
 * The URL of a link, in the booking's language. The code follows `#`, so that it appears in no log and no referrer.
 */
export const linkUrl = (
  { config }: Pick<AppContext, 'config'>,
  { language }: Pick<BookingRow, 'language'>,
  code: string,
) => `${wordsIn(config, language).publicUrl}${PAYMENT_LINK_PATH}#${code}`;
