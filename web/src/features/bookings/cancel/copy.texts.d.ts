// Made from copy.en.json by `npm run words`.
export declare const cancelTexts: {
  readonly pageTitle: string;
  readonly title: string;
  readonly trip: (given: { readonly spot: string | number; readonly day: string | number }) => string;
  readonly tripWithReference: (given: { readonly spot: string | number; readonly day: string | number; readonly reference: string | number }) => string;
  readonly loading: string;
  readonly failed: string;
  readonly confirmTitle: string;
  readonly why: string;
  readonly optional: string;
  readonly noReason: string;
  readonly reasons: {
    readonly plans_changed: string;
    readonly illness: string;
    readonly found_other: string;
    readonly price: string;
    readonly other: string;
  };
  readonly message: string;
  readonly keep: string;
  readonly submit: string;
  readonly submitWithRefund: (amount: string | number) => string;
  readonly submitting: string;
  readonly changed: string;
  readonly wait: string;
  readonly unavailable: string;
  readonly checking: string;
  readonly unreachable: string;
  readonly checkAgain: string;
  readonly notDone: string;
  readonly write: string;
};
export declare const refusalTexts: {
  readonly booking_cancelled: string;
  readonly booking_expired: string;
  readonly trip_started: string;
};
export declare const canceledTripTexts: {
  readonly byTraveler: string;
  readonly byAgency: string;
  readonly sorry: (reason: string | number) => string;
  readonly since: (given: { readonly spot: string | number; readonly day: string | number; readonly moment: string | number }) => string;
  readonly again: string;
  readonly againText: string;
  readonly bookAgain: string;
  readonly noLonger: string;
  readonly explore: string;
  readonly toTrip: string;
  readonly toBookings: string;
  readonly history: string;
};
