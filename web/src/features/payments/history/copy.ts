/** Texts of the payment history and the receipt (spec §2, §8). */
export { historyTexts } from './copy.texts.js';

/** Confirmation before a payment is hidden from the history. */
export { hideTexts, receiptTexts } from './copy.texts.js';
