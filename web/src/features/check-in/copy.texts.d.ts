// Made from copy.en.json by `npm run words`.
export declare const strangerTexts: {
  readonly title: string;
  readonly text: string;
  readonly signIn: string;
  readonly trips: string;
  readonly noRightTitle: string;
  readonly noRightText: (email: string | number) => string;
  readonly account: string;
};
export declare const deskTexts: {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly failed: string;
};
export declare const scannerTexts: {
  readonly label: string;
  readonly start: string;
  readonly starting: string;
  readonly stop: string;
  readonly idle: string;
  readonly on: string;
  readonly video: string;
  readonly light: string;
  readonly foreign: string;
  readonly faults: {
    readonly refused: string;
    readonly none: string;
    readonly busy: string;
    readonly unsupported: string;
    readonly reader: string;
  };
};
export declare const byHandTexts: {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
};
export declare const arrivalTexts: {
  readonly pageTitle: string;
  readonly loading: string;
  readonly failed: string;
  readonly next: string;
  readonly toDesk: string;
  readonly notFoundTitle: string;
  readonly notFoundText: {
    readonly link: string;
    readonly reference: string;
  };
  readonly forgedTitle: string;
  readonly forgedText: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly byHand: string;
  readonly facts: {
    readonly reference: string;
    readonly trip: string;
    readonly days: string;
    readonly startTime: string;
    readonly party: string;
  };
  readonly span: (given: { readonly first: string | number; readonly last: string | number }) => string;
  readonly noReference: string;
  readonly balance: string;
  readonly settled: string;
  readonly nothingPaid: string;
  readonly paidOf: (given: { readonly paid: string | number; readonly total: string | number }) => string;
  readonly toBooking: string;
};
export declare const balanceTexts: {
  readonly take: string;
  readonly title: string;
  readonly amount: (currency: string | number) => string;
  readonly hint: (balance: string | number) => string;
  readonly method: string;
  readonly methods: {
    readonly cash: string;
    readonly card_terminal: string;
    readonly transfer: string;
    readonly gift: string;
    readonly other: string;
  };
  readonly submit: string;
  readonly submitAmount: (amount: string | number) => string;
  readonly keep: string;
  readonly done: (amount: string | number) => string;
};
export declare const standingTexts: {
  readonly expected: string;
  readonly tomorrow: string;
  readonly checked_in: string;
  readonly no_show: string;
  readonly not_today: string;
  readonly cancelled: string;
  readonly expired: string;
};
export declare const attendanceTexts: {
  readonly checkIn: string;
  readonly checkingIn: string;
  readonly anyway: string;
  readonly noShow: string;
  readonly undo: string;
  readonly undone: string;
  readonly someone: string;
  readonly checkedIn: (given: { readonly when: string | number; readonly by: string | number }) => string;
  readonly already: (given: { readonly when: string | number; readonly by: string | number }) => string;
  readonly didNotCome: (given: { readonly when: string | number; readonly by: string | number }) => string;
  readonly notToday: {
    readonly upcoming: (first: string | number) => string;
    readonly under_way: string;
    readonly over: (last: string | number) => string;
  };
  readonly askManager: string;
  readonly canceled: string;
  readonly expired: string;
  readonly noVoucher: string;
  readonly problems: {
    readonly revision_changed: string;
    readonly not_expected_today: string;
    readonly forbidden: string;
    readonly booking_cancelled: string;
    readonly booking_expired: string;
    readonly not_found: string;
  };
};
