export { exportCustomerNotes, forgetWhoNoted } from './account-data.ts';
export { customerRoutes } from './routes.ts';
