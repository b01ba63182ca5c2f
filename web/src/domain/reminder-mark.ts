import { storedMark } from '../lib/device/stored-mark.ts';

/** Remembers that the person dismissed the reminder, until the tab is closed. */
export const reminderMark = storedMark(() => sessionStorage, 'reminder-closed');
