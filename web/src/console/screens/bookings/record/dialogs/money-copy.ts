/** Texts of the dialogs in which money changes hands. */
export { receiveTexts } from './money-copy.texts.js';

export { handOutTexts } from './money-copy.texts.js';

export { voidTexts } from './money-copy.texts.js';

export { refundTexts } from './money-copy.texts.js';

export { chargeAgainTexts } from './money-copy.texts.js';

export { cashRefundTexts } from './money-copy.texts.js';
