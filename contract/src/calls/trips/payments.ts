import type { Call } from '../../declaration/call.ts';

export const paymentConfig = {
  method: 'GET',
  path: '/payments/config',
  auth: 'public',
  group: 'Payments',
} as const satisfies Call;

export const listPayments = {
  method: 'GET',
  path: '/payments',
  auth: 'user',
  group: 'Payments',
} as const satisfies Call;

export const listAllPayments = {
  method: 'GET',
  path: '/admin/payments',
  auth: 'admin',
  group: 'Payments',
} as const satisfies Call;

export const getPayment = {
  method: 'GET',
  path: '/payments/:id',
  auth: 'user',
  group: 'Payments',
} as const satisfies Call;

export const bookingPaymentState = {
  method: 'GET',
  path: '/bookings/:id/payment',
  auth: 'user',
  group: 'Payments',
} as const satisfies Call;

export const createPaymentIntent = {
  method: 'POST',
  path: '/payments/create-payment-intent',
  auth: 'user',
  group: 'Payments',
} as const satisfies Call;

export const createPayment = {
  method: 'POST',
  path: '/payments',
  auth: 'user',
  group: 'Payments',
} as const satisfies Call;

export const deletePayment = {
  method: 'DELETE',
  path: '/payments/:id',
  auth: 'user',
  group: 'Payments',
} as const satisfies Call;

export const paymentJournal = {
  method: 'GET',
  path: '/paymentJournal',
  auth: 'admin',
  group: 'Payments',
} as const satisfies Call;

export const receiveWebhook = {
  method: 'POST',
  path: '/webhooks/stripe',
  auth: 'public',
  group: 'Payments',
} as const satisfies Call;
