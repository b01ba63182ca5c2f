// Made from money-copy.en.json by `npm run words`.
export declare const counterTexts: {
  readonly method: string;
  readonly day: string;
  readonly code: string;
  readonly codeHint: string;
  readonly left: (left: string | number) => string;
  readonly notValid: string;
};
export declare const receiveTexts: {
  readonly title: string;
  readonly text: string;
  readonly amount: string;
  readonly hint: (balance: string | number) => string;
  readonly note: string;
  readonly submit: string;
  readonly submitAmount: (amount: string | number) => string;
  readonly done: string;
};
export declare const handOutTexts: {
  readonly title: string;
  readonly text: string;
  readonly amount: string;
  readonly hint: (most: string | number) => string;
  readonly owed: (owed: string | number) => string;
  readonly note: string;
  readonly submit: string;
  readonly submitAmount: (amount: string | number) => string;
  readonly done: string;
};
export declare const voidTexts: {
  readonly title: string;
  readonly text: (amount: string | number) => string;
  readonly reason: string;
  readonly needed: string;
  readonly submit: string;
  readonly done: string;
};
export declare const refundTexts: {
  readonly title: string;
  readonly waits: string;
  readonly amount: string;
  readonly hint: (most: string | number) => string;
  readonly reason: string;
  readonly needed: string;
  readonly submit: string;
  readonly submitAmount: (amount: string | number) => string;
  readonly done: string;
};
export declare const chargeAgainTexts: {
  readonly title: string;
  readonly text: (amount: string | number) => string;
  readonly balanceText: (amount: string | number) => string;
  readonly reason: string;
  readonly needed: string;
  readonly submit: string;
  readonly done: string;
};
export declare const cashRefundTexts: {
  readonly title: string;
  readonly text: string;
  readonly amount: string;
  readonly hint: (most: string | number) => string;
  readonly note: string;
  readonly submit: string;
  readonly submitAmount: (amount: string | number) => string;
  readonly done: string;
};
