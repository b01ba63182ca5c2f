export { issueInvoices } from './issuing/issue-invoices.ts';
export { drawPapers } from './reading/print-document.ts';
export { exportDocuments, exportGuestDocuments } from './reading/export-documents.ts';
export { paperRoutes } from './routes.ts';
export { forgetCompaniesOf, forgetCompaniesOfGuest } from './store/account-data.ts';
export { eraseBuyersBefore } from './store/lists.ts';
