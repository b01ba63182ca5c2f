/** Money received or returned outside of this site, such as cash. Its calls are mounted from `routes.ts`. */
export { presentCounterPayment } from './present.ts';
export { listCounterPayments, listCounterPaymentsOf, type CounterRow } from './store.ts';
export {
  eraseCashTextsBefore,
  eraseCashTextsOf,
  eraseCashTextsOfGuest,
} from './store-cash-texts.ts';
export { forgetWhoEntered, keepWhoEntered } from './store-who-entered.ts';
