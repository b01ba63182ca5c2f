import { blocked, blockedWithoutEmail } from '../../words/people/blocked.texts.js';

/** Says how to reach the agency, but not the reason for the block. */
export const blockedText = (email: string | undefined): string =>
  email === undefined || email === '' ? blockedWithoutEmail : blocked(email);
