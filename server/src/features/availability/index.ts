export { assertOnSale, holdOnSale } from './on-sale.ts';
export { closeDeparture, findDeparture, openDeparture } from './store.ts';
