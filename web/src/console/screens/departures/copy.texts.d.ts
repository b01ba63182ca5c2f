// Made from copy.en.json by `npm run words`.
export declare const departuresTexts: {
  readonly title: string;
  readonly byWeek: string;
  readonly caption: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly days: string;
  readonly from: string;
  readonly to: string;
  readonly columns: {
    readonly trip: string;
    readonly bookings: string;
    readonly people: string;
    readonly here: string;
    readonly balance: string;
    readonly places: string;
  };
  readonly bookings: (count: number) => string;
  readonly people: (count: number) => string;
  readonly here: (given: { readonly here: string | number; readonly all: string | number }) => string;
  readonly taken: (given: { readonly taken: string | number; readonly places: string | number }) => string;
  readonly noLimit: string;
  readonly over: (people: number) => string;
  readonly full: string;
  readonly waiting: (parties: number) => string;
};
export declare const manifestTexts: {
  readonly back: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
  readonly caption: string;
  readonly nobody: string;
  readonly print: string;
  readonly checkIn: string;
  readonly cancel: string;
  readonly guarantee: string;
  readonly columns: {
    readonly traveler: string;
    readonly phone: string;
    readonly party: string;
    readonly until: string;
    readonly balance: string;
    readonly attendance: string;
    readonly notes: string;
  };
  readonly companions: (names: string | number) => string;
  readonly wishes: (text: string | number) => string;
};
export declare const cancelDepartureTexts: {
  readonly title: string;
  readonly text: (given: { readonly bookings: string | number; readonly people: string | number }) => string;
  readonly comesBack: (amounts: string | number) => string;
  readonly byCard: (amount: string | number) => string;
  readonly inPerson: (amount: string | number) => string;
  readonly nothing: string;
  readonly beyond: (amounts: string | number) => string;
  readonly begun: string;
  readonly notPermitted: string;
  readonly aboveLimit: string;
  readonly ownReason: string;
  readonly loading: string;
  readonly failed: string;
  readonly reason: string;
  readonly message: string;
  readonly tell: string;
  readonly keep: string;
  readonly submit: (bookings: string | number) => string;
  readonly submitBack: (given: { readonly bookings: string | number; readonly amounts: string | number }) => string;
  readonly done: string;
};
export declare const calledOffTexts: {
  readonly mark: string;
  readonly closed: string;
  readonly open: string;
  readonly opened: string;
};
export declare const progressTexts: {
  readonly loading: string;
  readonly progress: (given: { readonly done: string | number; readonly left: string | number }) => string;
  readonly waits: (given: { readonly done: string | number; readonly left: string | number }) => string;
  readonly finished: (done: string | number) => string;
  readonly failed: (count: string | number) => string;
  readonly reasons: {
    readonly internal: string;
    readonly payment_in_progress: string;
    readonly money_unclear: string;
    readonly provider_unavailable: string;
    readonly unavailable: string;
    readonly forbidden: string;
  };
  readonly retry: string;
  readonly retried: string;
};
