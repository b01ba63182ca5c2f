import { callsOf } from '../../calls-of.ts';

const { call } = callsOf('Payments');

export const paymentConfig = call('GET', '/payments/config', 'public');
export const listPayments = call('GET', '/payments', 'user');
export const listAllPayments = call('GET', '/admin/payments', 'admin');
export const getPayment = call('GET', '/payments/:id', 'user');
export const bookingPaymentState = call('GET', '/bookings/:id/payment', 'user');
export const createPaymentIntent = call('POST', '/payments/create-payment-intent', 'user');
export const createPayment = call('POST', '/payments', 'user');
export const deletePayment = call('DELETE', '/payments/:id', 'user');
export const paymentJournal = call('GET', '/paymentJournal', 'admin');
export const receiveWebhook = call('POST', '/webhooks/stripe', 'public');
