// Made from timeline-words.en.json by `npm run words`.
export declare const eventTexts: {
  readonly booked: string;
  readonly requested: string;
  readonly accepted: string;
  readonly declined: string;
  readonly unanswered: string;
  readonly confirmed: string;
  readonly expired: string;
  readonly claimed: string;
  readonly changed: string;
  readonly changedTo: (given: { readonly day: string | number; readonly days: number }) => string;
  readonly renamed: string;
  readonly cancelled: string;
  readonly reinstated: string;
  readonly removed: string;
  readonly deleted: string;
  readonly checkedIn: string;
  readonly noShow: string;
  readonly attendanceUndone: string;
  readonly counterReceived: (amount: string | number) => string;
  readonly counterReturned: (amount: string | number) => string;
  readonly chargedAgain: (amount: string | number) => string;
  readonly counterVoided: (amount: string | number) => string;
  readonly mailDropped: (mail: string | number) => string;
  readonly contact: string;
  readonly contactParts: (parts: string | number) => string;
  readonly linkRenewed: string;
  readonly linkEnded: string;
  readonly linkAsked: {
    readonly first: (amount: string | number) => string;
    readonly balance: (amount: string | number) => string;
    readonly amount: (amount: string | number) => string;
  };
  readonly payLinkEnded: string;
  readonly transferAnnounced: {
    readonly first: (amount: string | number) => string;
    readonly balance: (amount: string | number) => string;
  };
  readonly mailTested: (mail: string | number) => string;
  readonly refundRequested: (amount: string | number) => string;
  readonly noteRemoved: string;
  readonly noteAdded: string;
  readonly paymentStarted: (amount: string | number) => string;
  readonly paid: (amount: string | number) => string;
  readonly refundDecided: (amount: string | number) => string;
  readonly refundSucceeded: (amount: string | number) => string;
  readonly refundFailed: (amount: string | number) => string;
  readonly refundSeen: (amount: string | number) => string;
  readonly wrote: (subject: string | number) => string;
  readonly mailIs: (given: { readonly mail: string | number; readonly state: string | number }) => string;
};
export declare const mailStates: {
  readonly pending: string;
  readonly sent: string;
  readonly dead: string;
};
export declare const contactParts: {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: string;
};
