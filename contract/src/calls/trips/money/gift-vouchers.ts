import { callsOf } from '../../calls-of.ts';

const { call, staff } = callsOf('Bookings');
const moneyCounter = staff('money.counter');

export const listGiftVouchers = moneyCounter('GET', '/operator/giftVouchers');
export const getGiftVoucher = moneyCounter('GET', '/operator/giftVouchers/:id');
export const issueGiftVoucher = moneyCounter('POST', '/operator/giftVouchers');
export const lookUpGiftVoucher = moneyCounter('POST', '/operator/giftVouchers/lookup');
export const endGiftVoucher = moneyCounter('POST', '/operator/giftVouchers/:id/end');
export const redeemGiftVoucher = call('POST', '/bookings/:id/giftVoucher', 'user');
