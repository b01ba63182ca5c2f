// Made from copy.en.json by `npm run words`.
export declare const pageTexts: {
  readonly title: (spot: string | number) => string;
  readonly plainTitle: string;
  readonly back: string;
  readonly loading: string;
  readonly failed: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly state: string;
  readonly canceledOn: (day: string | number) => string;
  readonly expired: string;
  readonly chips: {
    readonly upcoming: string;
    readonly under_way: string;
    readonly over: string;
  };
  readonly canceled: string;
  readonly checkedIn: string;
  readonly share: string;
  readonly shareNote: string;
  readonly showVoucher: string;
};
export declare const moneyTexts: {
  readonly balance: string;
  readonly dueOnArrival: string;
  readonly stillToPay: string;
  readonly paidInFull: string;
  readonly split: (given: { readonly now: string | number; readonly later: string | number }) => string;
  readonly paidOf: (given: { readonly paid: string | number; readonly total: string | number }) => string;
  readonly nothingPaid: (total: string | number) => string;
  readonly paidShare: (percent: string | number) => string;
  readonly total: string;
  readonly byCard: (given: { readonly day: string | number; readonly card: string | number }) => string;
  readonly cardEnding: (given: { readonly brand: string | number; readonly last4: string | number }) => string;
  readonly atCounter: (given: { readonly day: string | number; readonly how: string | number }) => string;
  readonly handedBack: (given: { readonly day: string | number; readonly how: string | number }) => string;
  readonly cameBack: string;
  readonly kindness: (amount: string | number) => string;
  readonly methods: {
    readonly cash: string;
    readonly card_terminal: string;
    readonly transfer: string;
    readonly gift: string;
    readonly other: string;
  };
  readonly onArrival: string;
  readonly payFirst: string;
  readonly payAll: string;
  readonly payNowOrThere: string;
  readonly payUntil: (day: string | number) => string;
  readonly voucherOfGuest: string;
  readonly askToPay: string;
  readonly voucherWaits: (amount: string | number) => string;
  readonly nothingLeft: string;
  readonly pay: (amount: string | number) => string;
  readonly arrivalNote: string;
  readonly nowNote: string;
};
export declare const documentTexts: {
  readonly title: string;
  readonly receipt: string;
  readonly receiptOf: (day: string | number) => string;
  readonly calendar: string;
  readonly uncalendar: string;
};
export declare const planTexts: {
  readonly title: string;
  readonly change: string;
  readonly rename: string;
  readonly otherDates: string;
  readonly cancel: string;
  readonly lead: (name: string | number) => string;
  readonly companions: (names: string | number) => string;
  readonly wishes: (text: string | number) => string;
  readonly renameUntil: (day: string | number) => string;
};
export declare const renameTexts: {
  readonly title: string;
  readonly text: (given: { readonly name: string | number; readonly day: string | number }) => string;
  readonly label: string;
  readonly companions: string;
  readonly companionsHint: string;
  readonly keep: string;
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
};
export declare const endedTexts: {
  readonly byYou: (moment: string | number) => string;
  readonly byAgency: (moment: string | number) => string;
  readonly bySystem: (moment: string | number) => string;
  readonly expiredTitle: string;
  readonly expiredText: string;
  readonly again: string;
  readonly againText: (given: { readonly days: number; readonly party: string | number }) => string;
  readonly bookAgain: string;
  readonly noLonger: string;
  readonly explore: string;
};
export declare const timelineTexts: {
  readonly title: string;
  readonly booked: string;
  readonly changed: string;
  readonly renamed: string;
  readonly cancelled: string;
  readonly reinstated: string;
  readonly card_paid: (amount: string | number) => string;
  readonly card_refunded: (amount: string | number) => string;
  readonly counter_received: (amount: string | number) => string;
  readonly counter_returned: (amount: string | number) => string;
  readonly counter_voided: (amount: string | number) => string;
  readonly charged_again: (amount: string | number) => string;
  readonly by: {
    readonly traveller: string;
    readonly staff: string;
    readonly system: string;
  };
};
