// Made from papers.en.json by `npm run words`.
export declare const kinds: {
  readonly invoice: string;
  readonly credit_note: string;
};
export declare const labels: {
  readonly number: string;
  readonly to: string;
  readonly date: string;
  readonly booking: string;
  readonly travelDates: string;
  readonly paidSoFar: string;
  readonly forInvoice: string;
  readonly of: string;
  readonly what: string;
  readonly peopleDays: string;
  readonly priceDay: string;
  readonly tax: string;
  readonly amount: string;
};
export declare const sums: {
  readonly subtotal: string;
  readonly tax: (given: { readonly rate: string | number; readonly amount: string | number }) => string;
  readonly tripTotal: string;
  readonly earlier: (given: { readonly number: string | number; readonly day: string | number }) => string;
  readonly total: string;
  readonly partTotal: string;
  readonly creditTotal: string;
  readonly paid: (given: { readonly day: string | number; readonly how: string | number }) => string;
  readonly refunded: (given: { readonly day: string | number; readonly how: string | number }) => string;
  readonly returned: (given: { readonly day: string | number; readonly how: string | number }) => string;
  readonly balance: string;
  readonly balanceDue: (day: string | number) => string;
};
export declare const methods: {
  readonly card: string;
  readonly ending: (given: { readonly brand: string | number; readonly last4: string | number }) => string;
  readonly cash: string;
  readonly card_terminal: string;
  readonly transfer: string;
  readonly gift: string;
  readonly dispute: string;
  readonly other: string;
};
export declare const taxId: (id: string | number) => string;
export declare const vatId: (id: string | number) => string;
export declare const wholeParty: (trip: string | number) => string;
export declare const people: (given: { readonly trip: string | number; readonly who: string | number }) => string;
export declare const canceled: (given: { readonly dates: string | number; readonly day: string | number }) => string;
export declare const takenBack: (given: { readonly trip: string | number; readonly number: string | number }) => string;
export declare const margin: string;
export declare const howToPay: {
  readonly title: string;
  readonly text: (reference: string | number) => string;
};
export declare const why: {
  readonly title: string;
  readonly reverses: (number: string | number) => string;
  readonly part: (given: { readonly number: string | number; readonly amount: string | number }) => string;
  readonly again: (number: string | number) => string;
  readonly replaces: (number: string | number) => string;
};
export declare const currency: (code: string | number) => string;
export declare const questions: string;
export declare const pageOf: (given: { readonly page: string | number; readonly of: string | number }) => string;
export declare const mail: {
  readonly subject: (trip: string | number) => string;
  readonly title: string;
  readonly invoice: (given: { readonly trip: string | number; readonly numbers: string | number }) => string;
  readonly several: (given: { readonly trip: string | number; readonly numbers: string | number }) => string;
};
export declare const groupDiscount: string;
