import { staff } from '../staff.ts';

export const refundPayment = staff('POST', '/payments/:id/refunds', 'money.refund', 'Payments');
