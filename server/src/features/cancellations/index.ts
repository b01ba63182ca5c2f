export { cancelForAgency } from './cancel-as-operator.ts';
export { cancellationRoutes } from './routes.ts';
