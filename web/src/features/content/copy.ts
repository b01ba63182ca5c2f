/** Texts of the contact page, of confirming and leaving the newsletter, and of the support page. */
export { contactTexts, unsubscribeTexts } from './copy.texts.js';

/** Unsubscribe texts for review requests, whose mails have their own link. */
export {
  noReviewMailsTexts,
  confirmTexts,
  newsletterStepTexts,
  supportTexts,
  imprintTexts,
} from './copy.texts.js';
