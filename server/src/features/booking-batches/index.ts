/** Work on many bookings, one after the other: how far it is, and what failed. */
export {
  adoptBatch,
  findBatch,
  findNextOfBatch,
  findProgress,
  finishBatch,
  forgetWhoBegan,
  insertBatch,
  isListed,
  keepWhoBegan,
  listOpenBatches,
  markTold,
  noteDone,
  noteFailed,
  noteGone,
  pauseBatch,
  postpone,
  retryFailed,
  type BatchRow,
  type Progress,
  type WaitingBooking,
} from './store.ts';
export {
  advanceTelling,
  insertTelling,
  listOpenTellings,
  lockOpenTelling,
} from './store-tellings.ts';
