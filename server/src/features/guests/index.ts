/** Customers without an account. */
export { adoptGuests } from './adopt-guests.ts';
export { keepGuest, lockGuest } from './keep-guest.ts';
export { deleteGuest, deleteGuestIfIdle, deleteIdleGuests, findGuestRow } from './store.ts';
