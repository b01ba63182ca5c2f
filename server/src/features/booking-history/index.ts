export { eraseNotesOf, eraseNotesOfGuest, listNotes, type NoteRow } from './store-notes.ts';
export { exportBookingHistory, exportGuestHistory } from './account-data.ts';
export { getBookingRecord } from './get-booking-record.ts';
export { bookingHistoryRoutes } from './routes.ts';
