/** Texts of a trip that a customer without an account views. */
export { guestTripTexts } from './copy.texts.js';
