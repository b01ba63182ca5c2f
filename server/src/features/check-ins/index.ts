export { checkInRoutes } from './routes.ts';
export { replaceVoucherKey, voucherLink } from './voucher-code.ts';
