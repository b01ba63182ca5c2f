// Made from mails.en.json by `npm run words`.
export declare const booked: {
  readonly subject: (given: { readonly spot: string | number; readonly days: string | number }) => string;
  readonly subjectReference: (given: { readonly spot: string | number; readonly days: string | number; readonly reference: string | number }) => string;
  readonly title: (spot: string | number) => string;
  readonly titleHeld: (spot: string | number) => string;
  readonly held: (days: string | number) => string;
  readonly heldUntil: (given: { readonly day: string | number; readonly time: string | number }) => string;
  readonly accepted: string;
  readonly confirmed: (days: string | number) => string;
  readonly confirmedGuest: (days: string | number) => string;
  readonly online: string;
  readonly onlineLink: string;
  readonly onlineAccount: (given: { readonly email: string | number; readonly url: string | number }) => string;
  readonly included: string;
  readonly plansChange: string;
};
export declare const confirmed: {
  readonly subject: (spot: string | number) => string;
  readonly title: (spot: string | number) => string;
  readonly text: string;
};
export declare const changed: {
  readonly subject: (spot: string | number) => string;
  readonly title: string;
  readonly byYou: string;
  readonly byUs: string;
  readonly previousDate: string;
  readonly previousTravelers: string;
  readonly previousName: string;
  readonly previousTotal: string;
  readonly difference: string;
  readonly backToCard: (given: { readonly days: number; readonly amount: string | number }) => string;
  readonly backInPerson: (amount: string | number) => string;
};
export declare const reinstated: {
  readonly subject: (spot: string | number) => string;
  readonly title: string;
  readonly text: string;
};
export declare const balance: {
  readonly subject: (given: { readonly spot: string | number; readonly amount: string | number }) => string;
  readonly subjectBy: (given: { readonly spot: string | number; readonly amount: string | number; readonly day: string | number }) => string;
  readonly subjectOverdue: (given: { readonly spot: string | number; readonly amount: string | number }) => string;
  readonly title: (amount: string | number) => string;
  readonly titleBy: (given: { readonly amount: string | number; readonly day: string | number }) => string;
  readonly titleOverdue: (amount: string | number) => string;
  readonly text: (given: { readonly spot: string | number; readonly day: string | number }) => string;
  readonly note: string;
  readonly noteOverdue: string;
};
export declare const reminder: {
  readonly today: (spot: string | number) => string;
  readonly tomorrow: (spot: string | number) => string;
  readonly inDays: (given: { readonly days: number; readonly spot: string | number }) => string;
  readonly begins: (day: string | number) => string;
  readonly beginsAt: (given: { readonly day: string | number; readonly time: string | number }) => string;
  readonly voucherReady: string;
  readonly voucherLater: string;
  readonly voucherLaterGuest: string;
  readonly bring: string;
  readonly leftToPay: (amount: string | number) => string;
  readonly directions: string;
  readonly contact: string;
  readonly plan: string;
  readonly planDay: (given: { readonly day: string | number; readonly title: string | number }) => string;
};
export declare const review: {
  readonly subject: (spot: string | number) => string;
  readonly text: string;
  readonly action: string;
  readonly stop: string;
};
export declare const news: {
  readonly subject: (spot: string | number) => string;
  readonly subjectSeveral: string;
  readonly text: string;
  readonly textSeveral: string;
  readonly more: (count: number) => string;
  readonly seeAll: string;
  readonly booked: (facts: string | number) => string;
  readonly requested: (facts: string | number) => string;
  readonly canceled: (facts: string | number) => string;
  readonly confirm: string;
  readonly note: string;
};
export declare const holdEnded: {
  readonly subject: (spot: string | number) => string;
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly see: string;
};
export declare const request: {
  readonly subject: (given: { readonly spot: string | number; readonly days: string | number }) => string;
  readonly title: string;
  readonly text: (given: { readonly spot: string | number; readonly days: string | number }) => string;
  readonly next: string;
  readonly about: (spot: string | number) => string;
  readonly declined: string;
  readonly declinedText: (days: string | number) => string;
  readonly unanswered: string;
  readonly unansweredText: (days: string | number) => string;
  readonly nothingDue: string;
};
export declare const guaranteed: {
  readonly subject: (given: { readonly spot: string | number; readonly days: string | number }) => string;
  readonly title: string;
  readonly text: (given: { readonly spot: string | number; readonly days: string | number }) => string;
};
export declare const offered: {
  readonly subject: (given: { readonly places: number; readonly spot: string | number; readonly days: string | number; readonly day: string | number; readonly time: string | number }) => string;
  readonly title: (places: number) => string;
  readonly waited: (given: { readonly spot: string | number; readonly places: number }) => string;
  readonly until: (given: { readonly day: string | number; readonly time: string | number }) => string;
  readonly plansChanged: string;
  readonly letGo: (url: string | number) => string;
  readonly nothing: string;
  readonly whyTitle: string;
  readonly why: string;
};
export declare const waitEnded: {
  readonly subject: (given: { readonly spot: string | number; readonly days: string | number }) => string;
  readonly title: string;
  readonly offerTitle: string;
  readonly passed: string;
  readonly calledOff: string;
  readonly offline: string;
  readonly removed: string;
  readonly withdrawn: string;
  readonly lapsed: string;
  readonly nothing: string;
  readonly again: string;
  readonly otherDays: string;
  readonly others: string;
};
export declare const canceled: {
  readonly subject: (spot: string | number) => string;
  readonly title: string;
  readonly byYou: string;
  readonly byUs: string;
  readonly heldByBank: (amount: string | number) => string;
  readonly toCard: (given: { readonly days: number; readonly amount: string | number }) => string;
  readonly inPerson: (amount: string | number) => string;
  readonly nothingRefunded: string;
  readonly nothingCharged: string;
  readonly paid: string;
  readonly refund: string;
  readonly notRefunded: string;
};
export declare const exception: {
  readonly subject: (spot: string | number) => string;
  readonly title: string;
  readonly text: (share: string | number) => string;
  readonly textOrMore: (share: string | number) => string;
  readonly guest: (share: string | number) => string;
  readonly guestOrMore: (share: string | number) => string;
  readonly stay: string;
};
export declare const giftBack: {
  readonly text: (given: { readonly amount: string | number; readonly end: string | number }) => string;
  readonly until: (day: string | number) => string;
};
