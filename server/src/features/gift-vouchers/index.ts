export { findUsable, lockUsable, type UsableVoucher } from './find-usable.ts';
export { assertGiftVoidable, giveBackToGift, spendGift } from './move-gift.ts';
export { giftNotValid } from './problems.ts';
export { giftVoucherRoutes } from './routes.ts';
export {
  forgetWhoIssued,
  type GiftSale,
  listGiftsBack,
  listGiftSales,
  listPaidWithGifts,
  type PaidWithGift,
} from './store/entries.ts';
export { eraseGiftNotesBefore, findVoucher, lockVoucherForUpdate } from './store/vouchers.ts';
