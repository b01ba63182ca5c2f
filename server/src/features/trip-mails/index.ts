export { comingMails } from './coming-mails.ts';
export { confirmAgain } from './operator-mails.ts';
export { endReviewMails } from './review-choice.ts';
export { recheckTripMails } from './recheck-mail.ts';
export { tripMailRoutes } from './routes.ts';
export { sendHeldNews } from './send-held-news.ts';
export { sendTripMails } from './send-trip-mails.ts';
