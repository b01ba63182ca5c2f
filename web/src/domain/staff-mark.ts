import { storedMark } from '../lib/device/stored-mark.ts';

/**
 * Remembers on this device that the signed-in person has used the console. With it, the site can link to the console
 * without asking the server if the person is staff. The console itself still asks.
 */
export const staffMark = storedMark(() => localStorage, 'works-here');
