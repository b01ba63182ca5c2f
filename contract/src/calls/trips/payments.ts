import { call } from '../call.ts';

export const paymentConfig = call('GET', '/payments/config', 'public', 'Payments');
export const listPayments = call('GET', '/payments', 'user', 'Payments');
export const listAllPayments = call('GET', '/admin/payments', 'admin', 'Payments');
export const getPayment = call('GET', '/payments/:id', 'user', 'Payments');
export const bookingPaymentState = call('GET', '/bookings/:id/payment', 'user', 'Payments');
export const createPaymentIntent = call(
  'POST',
  '/payments/create-payment-intent',
  'user',
  'Payments',
);
export const createPayment = call('POST', '/payments', 'user', 'Payments');
export const deletePayment = call('DELETE', '/payments/:id', 'user', 'Payments');
export const paymentJournal = call('GET', '/paymentJournal', 'admin', 'Payments');
export const receiveWebhook = call('POST', '/webhooks/stripe', 'public', 'Payments');
