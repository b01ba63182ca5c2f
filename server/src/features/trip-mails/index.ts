export { reviewTripMails } from './review-mail.ts';
export { tripMailRoutes } from './routes.ts';
export { sendTripMails } from './send-trip-mails.ts';
