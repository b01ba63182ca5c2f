// Made from copy.en.json by `npm run words`.
export declare const bookingsTexts: {
  readonly title: string;
  readonly caption: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly failed: string;
  readonly emptyFilterTitle: string;
  readonly emptyFilter: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly book: string;
  readonly travel: string;
  readonly travelFrom: string;
  readonly travelTo: string;
  readonly state: string;
  readonly awaiting: string;
  readonly awaitingOptions: {
    readonly true: string;
  };
  readonly balance: string;
  readonly balances: {
    readonly open: string;
    readonly overdue: string;
    readonly none: string;
  };
  readonly transfer: string;
  readonly transfers: {
    readonly expected: string;
    readonly overdue: string;
  };
  readonly transferBy: (day: string | number) => string;
  readonly moneyBack: string;
  readonly moneyBackOptions: {
    readonly pending: string;
    readonly failed: string;
    readonly disputed: string;
    readonly counter: string;
  };
  readonly paid: string;
  readonly paidOptions: {
    readonly true: string;
    readonly false: string;
  };
  readonly attendance: string;
  readonly noReference: string;
  readonly bookedOn: (day: string | number) => string;
  readonly amountPaid: (amount: string | number) => string;
  readonly nothingPaid: string;
  readonly paidInFull: string;
  readonly dueBy: (day: string | number) => string;
  readonly overdue: (day: string | number) => string;
  readonly goodwill: (amount: string | number) => string;
  readonly goingBack: (amount: string | number) => string;
  readonly cameBack: (amount: string | number) => string;
  readonly noBalance: string;
  readonly columns: {
    readonly booking: string;
    readonly traveler: string;
    readonly trip: string;
    readonly state: string;
    readonly total: string;
    readonly balance: string;
    readonly attendance: string;
  };
  readonly views: {
    readonly all: string;
    readonly awaiting: string;
    readonly week: string;
    readonly open: string;
    readonly unpaid: string;
    readonly canceled: string;
  };
  readonly atLeast: (count: number) => string;
};
export declare const summaryTexts: {
  readonly open: (amounts: string | number) => string;
  readonly count: (count: number) => string;
  readonly allBooked: (given: { readonly count: number; readonly people: number; readonly total: string | number }) => string;
  readonly someBooked: (given: { readonly count: number; readonly booked: number; readonly people: number; readonly total: string | number }) => string;
  readonly many: (most: number) => string;
};
export declare const bulkTexts: {
  readonly checkIn: (count: string | number) => string;
  readonly mail: (count: string | number) => string;
};
export declare const mailBulkTexts: {
  readonly confirmTitle: (count: number) => string;
  readonly confirmText: string;
  readonly confirm: string;
  readonly doneTitle: string;
  readonly done: (count: number) => string;
  readonly failed: (count: number) => string;
};
