import { storedMark } from '../lib/device/stored-mark.ts';

/**
 * Remembers in every tab that the person signed out on purpose. A tab whose session goes without the
 * mark knows that it was ended from outside, and may ask to sign in again over the page; a tab that
 * restores a session in spite of the mark was just loading when it was ended.
 */
export const signOutMark = storedMark(() => localStorage, 'signed-out');
