import { callsOf } from '../../calls-of.ts';

const moneyRead = callsOf('Payments').staff('money.read');

export const getReport = moneyRead('GET', '/operator/reports');
export const exportReport = moneyRead('GET', '/operator/reports.csv');
