import { storedMark } from '../lib/stored-mark.ts';

/** Remembers for this visit that the person put the reminder aside: until the tab is closed. */
export const reminderMark = storedMark(() => sessionStorage, 'reminder-closed');
