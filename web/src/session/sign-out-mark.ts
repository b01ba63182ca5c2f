import { storedMark } from '../lib/device/stored-mark.ts';

/**
 * Records for all tabs that the person signed out on purpose. A tab whose session disappears without this mark knows
 * that the session was ended from outside, and may ask the person to sign in again. A tab that restores a session
 * although the mark is set was loading while the person signed out.
 */
export const signOutMark = storedMark(() => localStorage, 'signed-out');
