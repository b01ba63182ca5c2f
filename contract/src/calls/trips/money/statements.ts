import { callsOf } from '../../calls-of.ts';

const { staff } = callsOf('Bookings');
const moneyCounter = staff('money.counter');

export const uploadStatement = moneyCounter('POST', '/operator/statements');
export const listStatementLines = moneyCounter('GET', '/operator/statements');
export const countStatementLines = moneyCounter('GET', '/operator/statements/count');
export const confirmStatementLine = moneyCounter('POST', '/operator/statements/:id/confirm');
export const setAsideStatementLine = moneyCounter('POST', '/operator/statements/:id/setAside');
export const takeBackStatementLine = moneyCounter('DELETE', '/operator/statements/:id/setAside');
