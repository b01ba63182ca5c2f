/** Texts of the voucher, on screens and on paper. */
export { voucherTexts } from './copy.texts.js';
