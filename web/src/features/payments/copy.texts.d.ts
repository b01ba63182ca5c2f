// Made from copy.en.json by `npm run words`.
export declare const texts: {
  readonly title: string;
  readonly loading: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly loadFailed: string;
  readonly initFailed: string;
  readonly tryAgain: string;
  readonly toBookings: string;
  readonly back: string;
  readonly cardLabel: string;
  readonly cardLoading: string;
  readonly cardHint: string;
  readonly pay: (amount: string | number) => string;
  readonly processing: string;
  readonly success: string;
  readonly saveFailed: string;
  readonly declined: string;
  readonly renewed: string;
  readonly noCard: string;
  readonly someoneElse: string;
  readonly transfer: string;
  readonly bankDetails: string;
  readonly gift: string;
};
export declare const checkingTexts: {
  readonly title: string;
  readonly text: string;
  readonly savedLater: string;
  readonly unreachable: string;
  readonly openAgain: string;
  readonly givenBack: string;
};
export declare const paidTexts: {
  readonly title: string;
  readonly all: (trip: string | number) => string;
  readonly part: (given: { readonly paid: string | number; readonly trip: string | number; readonly left: string | number }) => string;
  readonly unknown: (trip: string | number) => string;
  readonly receipt: string;
  readonly trip: string;
  readonly history: string;
  readonly partUntil: (given: { readonly paid: string | number; readonly trip: string | number; readonly left: string | number; readonly day: string | number }) => string;
  readonly payBalance: string;
};
export declare const canceledTexts: {
  readonly title: string;
  readonly text: (trip: string | number) => string;
  readonly cancellation: string;
};
export declare const expiredTexts: {
  readonly title: string;
  readonly text: (trip: string | number) => string;
  readonly requestTitle: string;
  readonly requestText: (trip: string | number) => string;
  readonly again: string;
};
export declare const waitingTexts: {
  readonly title: string;
  readonly text: (trip: string | number) => string;
  readonly trip: string;
};
export declare const amountDueTexts: {
  readonly title: string;
  readonly perDay: string;
  readonly days: string;
  readonly dayCount: (days: number) => string;
  readonly travellers: string;
  readonly dayNote: (given: { readonly people: number; readonly now: string | number; readonly rest: string | number }) => string;
  readonly totalNote: (now: string | number) => string;
  readonly restNote: (given: { readonly now: string | number; readonly rest: string | number }) => string;
  readonly planNote: (given: { readonly now: string | number; readonly rest: string | number; readonly day: string | number }) => string;
  readonly balanceNote: (now: string | number) => string;
};
export declare const testTexts: {
  readonly link: string;
  readonly newTab: string;
  readonly mark: string;
  readonly badge: string;
  readonly numbers: string;
  readonly how: string;
  readonly copy: (number: string | number) => string;
  readonly copied: string;
  readonly notCopied: string;
  readonly loading: string;
  readonly failed: string;
};
