import { blocked, blockedWithoutEmail } from '../../words/people/blocked.texts.js';

/** The message for a blocked account: how to reach the agency, without the reason. */
export const blockedText = (email: string | undefined): string =>
  email === undefined || email === '' ? blockedWithoutEmail : blocked(email);
