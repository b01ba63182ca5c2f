import { blocked, blockedWithoutEmail } from '../../words/people/blocked.texts.js';

/** The message for a blocked account. It says how to reach the agency, but not the reason for the block. */
export const blockedText = (email: string | undefined): string =>
  email === undefined || email === '' ? blockedWithoutEmail : blocked(email);
