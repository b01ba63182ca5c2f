export { keepEarlierFigures } from './earlier-figures.ts';
export { fillOpenBalances } from './fill-open-balances.ts';
export { todayRoutes } from './routes.ts';
