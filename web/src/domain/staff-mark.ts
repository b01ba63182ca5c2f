import { storedMark } from '../lib/device/stored-mark.ts';

/**
 * Remembers on this device that the signed-in person has used the console, so that the site can link to it without
 * asking the server who works here. The console itself still asks.
 */
export const staffMark = storedMark(() => localStorage, 'works-here');
