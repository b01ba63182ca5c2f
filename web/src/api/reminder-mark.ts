const KEY = 'reminder-closed';

/** Remembers for this visit that the person put the reminder aside: until the tab is closed. */
export const reminderMark = {
  set(): void {
    try {
      sessionStorage.setItem(KEY, 'yes');
    } catch {
      // storage is blocked: the reminder comes back with the next page load
    }
  },
  isSet(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
};
