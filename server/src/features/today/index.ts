export { fillOpenBalances } from './fill-open-balances.ts';
export { todayRoutes } from './routes.ts';
