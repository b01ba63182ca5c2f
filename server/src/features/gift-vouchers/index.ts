export { findUsable, lockUsable, type UsableVoucher } from './find-usable.ts';
export { assertGiftVoidable, giveBackToGift, spendGift } from './move-gift.ts';
export { giftVoucherRoutes } from './routes.ts';
export {
  forgetWhoIssued,
  listGiftsBack,
  listPaidWithGifts,
  sumOwedToGifts,
} from './store/entries.ts';
export { eraseGiftNotesBefore, findVoucher, lockVoucherForUpdate } from './store/vouchers.ts';
