export { issueInvoices } from './issuing/issue-invoices.ts';
export { drawPapers } from './reading/print-document.ts';
export { paperRoutes } from './routes.ts';
export { eraseBuyersBefore } from './store/lists.ts';
