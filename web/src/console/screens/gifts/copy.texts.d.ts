// Made from copy.en.json by `npm run words`.
export declare const listTexts: {
  readonly title: string;
  readonly text: string;
  readonly issue: string;
  readonly search: string;
  readonly voucher: string;
  readonly ending: (end: string | number) => string;
  readonly state: string;
  readonly issued: string;
  readonly until: string;
  readonly never: string;
  readonly amount: string;
  readonly left: string;
  readonly leftOf: (given: { readonly left: string | number; readonly amount: string | number; readonly until: string | number }) => string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly caption: string;
  readonly emptyFilterTitle: string;
  readonly emptyFilter: string;
};
export declare const stateTexts: {
  readonly usable: string;
  readonly spent: string;
  readonly expired: string;
  readonly ended: string;
};
export declare const methodTexts: {
  readonly cash: string;
  readonly card_terminal: string;
  readonly transfer: string;
  readonly other: string;
};
export declare const entryTexts: {
  readonly issued: string;
  readonly redeemed: string;
  readonly returned: string;
  readonly void: string;
};
export declare const issueTexts: {
  readonly title: string;
  readonly text: string;
  readonly amount: (currency: string | number) => string;
  readonly method: string;
  readonly until: string;
  readonly untilHint: string;
  readonly note: string;
  readonly noteHint: string;
  readonly email: string;
  readonly emailHint: string;
  readonly submit: string;
};
export declare const issuedTexts: {
  readonly title: (amount: string | number) => string;
  readonly mailed: (email: string | number) => string;
  readonly notMailed: string;
  readonly until: (day: string | number) => string;
  readonly label: string;
  readonly once: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly print: string;
  readonly done: string;
};
export declare const recordTexts: {
  readonly facts: string;
  readonly entries: string;
  readonly booking: string;
  readonly paidBy: (given: { readonly method: string | number; readonly day: string | number }) => string;
  readonly ended: (given: { readonly day: string | number; readonly reason: string | number }) => string;
  readonly loading: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
  readonly toList: string;
};
export declare const endTexts: {
  readonly open: string;
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  readonly needed: string;
  readonly submit: string;
  readonly keep: string;
  readonly done: string;
};
