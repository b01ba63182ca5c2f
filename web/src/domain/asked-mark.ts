import { storedMark } from '../lib/device/stored-mark.ts';

/** The person said that their account need not keep the hearts of this device, in this visit. */
export const askedMark = storedMark(() => sessionStorage, 'saved-asked');
