import { callsOf } from '../../calls-of.ts';

const moneyRead = callsOf('Payments').staff('money.read');

export const exportBooks = moneyRead('GET', '/operator/books.csv');
