// Made from names.en.json by `npm run words`.
export declare const stateNames: {
  readonly held: string;
  readonly booked: string;
  readonly expired: string;
  readonly cancelled: string;
};
export declare const awaiting: string;
export declare const attendanceNames: {
  readonly none: string;
  readonly checked_in: string;
  readonly no_show: string;
};
export declare const mailNames: {
  readonly booked: string;
  readonly confirmed: string;
  readonly changed: string;
  readonly balance: string;
  readonly reminder: string;
  readonly cancelled: string;
  readonly review: string;
  readonly receipt: string;
  readonly refund: string;
  readonly refund_failed: string;
  readonly charged_again: string;
  readonly exception: string;
  readonly hold_ended: string;
  readonly requested: string;
  readonly declined: string;
  readonly guaranteed: string;
  readonly offered: string;
  readonly payment_request: string;
  readonly invoice: string;
  readonly transfer: string;
  readonly wait_ended: string;
  readonly news: string;
  readonly by_hand: string;
};
export declare const reasonNames: {
  readonly weather: string;
  readonly too_few_travellers: string;
  readonly supplier: string;
  readonly safety: string;
  readonly duplicate: string;
  readonly not_paid: string;
  readonly asked_by_traveller: string;
  readonly other: string;
};
export declare const named: (given: { readonly reference: string | number; readonly name: string | number }) => string;
