export { adoptGuests } from './adopt-guests.ts';
export { keepGuest, lockGuest } from './keep-guest.ts';
export {
  deleteGuest,
  deleteGuestIfIdle,
  deleteIdleGuests,
  findGuestRow,
  setGuestLanguage,
} from './store.ts';
