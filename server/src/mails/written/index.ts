/**
 * All emails in words. This module and its imports are loaded once for each language of the site, so nothing outside
 * this folder may import their texts: `wordsIn` returns them in the right language.
 */
export * from './account/contact-mails.ts';
export * from './account/contribution-mails.ts';
export * from './account/farewell-mails.ts';
export * from './account/identity-mails.ts';
export * from './account/newsletter-mails.ts';
export * from './account/picture-mails.ts';
export * from './agency/booking-notices.ts';
export * from './agency/bundle-mails.ts';
export * from './agency/payment-notices.ts';
export * from './agency/site-notices.ts';
export * from './agency/team-mails.ts';
export { composeMail } from './layout/mail-layout.ts';
export { invoiceMail } from './papers/invoice-mail.ts';
export { paperPage } from './papers/paper-page.ts';
export { paymentRequestMail } from './payments/payment-request-mail.ts';
export { type Paid, receiptMail, rejectionMail } from './payments/receipt-mail.ts';
export { giftVoucherMail } from './payments/gift-mail.ts';
export { transferMail } from './payments/transfer-mail.ts';
export { chargedAgainMail, refundFailedMail, refundMail } from './payments/refund-mails.ts';
export { backTexts, type ToldOfChange } from './trips/back-texts.ts';
export { balanceMail } from './trips/balance-mail.ts';
export { bookedMail } from './trips/booked-mail.ts';
export { byHandMail } from './trips/by-hand-mail.ts';
export { canceledMail } from './trips/canceled-mail.ts';
export { changedMail } from './trips/changed-mail.ts';
export { confirmedMail } from './trips/confirmed-mail.ts';
export { exceptionMail } from './trips/exception-mail.ts';
export { declinedMail, requestedMail, unansweredMail } from './trips/places/request-mails.ts';
export { guaranteedMail } from './trips/places/guaranteed-mail.ts';
export { holdEndedMail } from './trips/places/hold-ended-mail.ts';
export { offerMail } from './trips/places/offer-mail.ts';
export { offerEndedMail, waitEndedMail } from './trips/places/wait-ended-mail.ts';
export { newsMail } from './trips/news-mail.ts';
export { reinstatedMail } from './trips/reinstated-mail.ts';
export { reminderMail } from './trips/reminder-mail.ts';
export { reviewMail } from './trips/review-mail.ts';
