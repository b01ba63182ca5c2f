export { cancelForAgency } from './cancel-as-operator.ts';
export { capAfterChange, figuresOfChange } from './changed-trip.ts';
export { fullRefundOf, type FullRefund } from './full-refund.ts';
export { previewOf } from './preview-cancellation.ts';
export { lockSituation } from './situation.ts';
export { cancellationRoutes } from './routes.ts';
