/** Texts shared by the trip page, its voucher and the companions' page. */
export { tripTexts } from './copy.texts.js';
