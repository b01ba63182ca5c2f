import { storedMark } from '../lib/device/stored-mark.ts';

/** Remembers, until the tab is closed, that the person declined to move this device's saved places to their account. */
export const askedMark = storedMark(() => sessionStorage, 'saved-asked');
