export { promoCodeRoutes } from './routes.ts';
export { findCodeOfBooking, type PromoRow } from './store.ts';
export { assertCodeFits, findUsableCode, termsOfCode, useCode } from './use-code.ts';
