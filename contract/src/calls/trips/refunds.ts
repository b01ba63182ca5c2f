import type { Call } from '../../declaration/call.ts';

export const refundPayment = {
  method: 'POST',
  path: '/payments/:id/refunds',
  auth: 'staff',
  permission: 'money.refund',
  group: 'Payments',
} as const satisfies Call;
