import { callsOf } from '../../calls-of.ts';

const settingsWrite = callsOf('Bookings').staff('settings.write');

export const listPromoCodes = settingsWrite('GET', '/operator/promoCodes');
export const createPromoCode = settingsWrite('POST', '/operator/promoCodes');
export const updatePromoCode = settingsWrite('PUT', '/operator/promoCodes/:id');
export const endPromoCode = settingsWrite('POST', '/operator/promoCodes/:id/end');
