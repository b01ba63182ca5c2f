/** Batches that process many bookings one by one, with their progress and failures. */
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
