import { storedMark } from '../lib/device/stored-mark.ts';

/**
 * Records for all tabs that the person signed out on purpose. A tab whose session disappears without this mark knows
 * that it was ended from outside, and may ask to sign in again over the page. A tab that restores a session although
 * there is a mark was loading when the person signed out.
 */
export const signOutMark = storedMark(() => localStorage, 'signed-out');
