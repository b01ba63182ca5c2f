export { type GiftReturn, returnGifts, sumOfReturns } from './gifts/return-gifts.ts';
export { presentCounterPayment } from './present.ts';
export { receiveTransfer } from './record-money.ts';
export { listCounterPayments, listCounterPaymentsOf, type CounterRow } from './store.ts';
export {
  eraseCashTextsBefore,
  eraseCashTextsOf,
  eraseCashTextsOfGuest,
} from './store-cash-texts.ts';
export { forgetWhoEntered, keepWhoEntered } from './store-who-entered.ts';
