// Made from payments.en.json by `npm run words`.
export declare const labels: {
  readonly currency: string;
  readonly paidOn: string;
  readonly transaction: string;
  readonly amount: string;
  readonly card: string;
  readonly refunded: string;
  readonly notRefunded: string;
  readonly paid: string;
  readonly thisPayment: string;
};
export declare const testMode: string;
export declare const noRealMoney: string;
export declare const cardEnding: (given: { readonly brand: string | number; readonly last4: string | number }) => string;
export declare const receipt: {
  readonly subject: (trip: string | number) => string;
  readonly title: string;
  readonly inFull: string;
  readonly withRest: string;
  readonly withBalance: string;
  readonly balanceInFull: string;
  readonly thanks: string;
};
export declare const rejection: {
  readonly subject: string;
  readonly second_charge: string;
  readonly booking_cancelled: string;
  readonly booking_gone: string;
  readonly sold_out: string;
  readonly wrong_amount: string;
  readonly wrong_traveller: string;
  readonly no_booking: string;
};
export declare const refund: {
  readonly subject: (trip: string | number) => string;
  readonly title: string;
  readonly inFull: (bank: string | number) => string;
  readonly thisInFull: (bank: string | number) => string;
  readonly inPart: (bank: string | number) => string;
};
export declare const refundFailed: {
  readonly subject: (trip: string | number) => string;
  readonly title: string;
  readonly text: string;
  readonly staysPaid: string;
};
export declare const chargedAgain: {
  readonly subject: (given: { readonly amount: string | number; readonly spot: string | number }) => string;
  readonly title: (amount: string | number) => string;
  readonly text: (amount: string | number) => string;
  readonly note: string;
};
export declare const paymentRequest: {
  readonly subject: (given: { readonly amount: string | number; readonly spot: string | number }) => string;
  readonly title: (amount: string | number) => string;
  readonly first: (given: { readonly spot: string | number; readonly amount: string | number }) => string;
  readonly balance: (given: { readonly spot: string | number; readonly amount: string | number }) => string;
  readonly balanceBy: (given: { readonly spot: string | number; readonly amount: string | number; readonly day: string | number }) => string;
  readonly balanceOverdue: (given: { readonly spot: string | number; readonly amount: string | number; readonly day: string | number }) => string;
  readonly amount: (given: { readonly amount: string | number; readonly spot: string | number }) => string;
  readonly whoTitle: string;
  readonly who: string;
  readonly note: string;
};
export declare const transfer: {
  readonly subject: (given: { readonly amount: string | number; readonly spot: string | number }) => string;
  readonly title: (given: { readonly amount: string | number; readonly day: string | number }) => string;
  readonly first: (given: { readonly spot: string | number; readonly amount: string | number; readonly day: string | number }) => string;
  readonly whole: (given: { readonly spot: string | number; readonly amount: string | number; readonly day: string | number }) => string;
  readonly balance: (given: { readonly spot: string | number; readonly amount: string | number; readonly day: string | number }) => string;
  readonly kept: string;
  readonly reference: (reference: string | number) => string;
  readonly note: string;
};
export declare const gift: {
  readonly subject: (amount: string | number) => string;
  readonly title: (amount: string | number) => string;
  readonly text: string;
  readonly code: string;
  readonly amount: string;
  readonly untilLabel: string;
  readonly how: string;
  readonly note: string;
  readonly see: string;
};
