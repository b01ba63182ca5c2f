import { storedMark } from '../../../lib/device/stored-mark.ts';

/** Remembers on this device that the visitor chose a language, or didn't want another one. */
export const offerMark = () => storedMark(() => localStorage, 'language-chosen');
