import { callsOf } from '../../calls-of.ts';

const { call, staff } = callsOf('Bookings');
const moneyRead = staff('money.read');
const settingsWrite = staff('settings.write');

export const listTripDocuments = call('GET', '/trips/:id/documents', 'user');
export const askForInvoice = call('POST', '/trips/:id/invoice', 'user');
export const getDocument = call('GET', '/documents/:id.pdf', 'user');
/** For customers without an account, by the token of their link. */
export const listGuestDocuments = call('POST', '/guestTrips/documents', 'public');
export const getGuestDocument = call('POST', '/guestTrips/document', 'public');

export const listInvoices = moneyRead('GET', '/operator/invoices');
export const sumInvoices = moneyRead('GET', '/operator/invoices/sums');
export const exportInvoices = moneyRead('GET', '/operator/invoices.csv');
export const mailInvoice = moneyRead('POST', '/operator/invoices/:id/mail');
export const getPaperNumbers = settingsWrite('GET', '/operator/papers/numbers');
export const setPaperNumber = settingsWrite('PUT', '/operator/papers/numbers');
