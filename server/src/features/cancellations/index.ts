export { cancelForAgency } from './cancel-as-operator.ts';
export { previewOf } from './preview-cancellation.ts';
export { cancellationRoutes } from './routes.ts';
export { cancelledMail } from './mails.ts';
