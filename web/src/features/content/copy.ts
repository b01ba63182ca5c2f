/** Texts of the contact page, of confirming and unsubscribing from the newsletter, and of the support page. */
export { contactTexts, unsubscribeTexts } from './copy.texts.js';

/** Texts for unsubscribing from requests for reviews, whose emails have their own link. */
export {
  noReviewMailsTexts,
  confirmTexts,
  newsletterStepTexts,
  supportTexts,
  imprintTexts,
} from './copy.texts.js';
