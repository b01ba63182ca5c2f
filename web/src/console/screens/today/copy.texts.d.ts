// Made from copy.en.json by `npm run words`.
export declare const todayTexts: {
  readonly failed: string;
  readonly loading: string;
  readonly book: string;
  readonly what: (title: string | number) => string;
  readonly none: string;
  readonly allIn: (count: number) => string;
  readonly toCheckIn: (given: { readonly count: number; readonly open: number }) => string;
};
export declare const tileTexts: {
  readonly departing: {
    readonly title: string;
    readonly what: string;
    readonly toCheckIn: (count: string | number) => string;
    readonly allIn: string;
  };
  readonly requests: {
    readonly title: string;
    readonly what: string;
    readonly since: (day: string | number) => string;
  };
  readonly moneyIn: {
    readonly title: string;
    readonly what: string;
    readonly text: (back: string | number) => string;
    readonly nothingBack: string;
  };
  readonly outstanding: {
    readonly title: string;
    readonly what: string;
    readonly overdue: (amount: string | number) => string;
  };
  readonly overdueBalances: {
    readonly title: string;
    readonly what: string;
  };
  readonly goingBack: {
    readonly title: string;
    readonly what: string;
    readonly failed: (count: string | number) => string;
    readonly text: (count: number) => string;
  };
};
export declare const moneyTexts: {
  readonly title: string;
  readonly span: string;
  readonly currency: string;
  readonly days: string;
  readonly months: string;
  readonly card: string;
  readonly counter: string;
  readonly back: string;
  readonly net: string;
  readonly export: string;
  readonly table: string;
  readonly chart: string;
  readonly day: string;
  readonly month: string;
  readonly empty: string;
  readonly zone: (zone: string | number) => string;
};
export declare const departuresTexts: {
  readonly title: string;
  readonly empty: string;
  readonly failed: string;
  readonly also: string;
  readonly returning: (bookings: string | number) => string;
  readonly underWay: (bookings: string | number) => string;
  readonly all: string;
  readonly toPay: (amount: string | number) => string;
  readonly checkedIn: string;
  readonly noShow: string;
};
export declare const aheadTexts: {
  readonly title: string;
  readonly day: string;
  readonly bookings: string;
  readonly people: string;
  readonly balance: string;
  readonly total: string;
  readonly today: string;
};
export declare const toDoTexts: {
  readonly title: string;
  readonly clear: string;
  readonly since: (day: string | number) => string;
  readonly requests: (count: number) => string;
  readonly messages: (count: number) => string;
  readonly contributions: (count: number) => string;
  readonly reportedReviews: (count: number) => string;
  readonly waitingReviews: (count: number) => string;
  readonly waitingMails: (count: number) => string;
  readonly mails: (count: number) => string;
  readonly unpaid: (count: number) => string;
  readonly overdue: (given: { readonly amounts: string | number; readonly count: number }) => string;
  readonly overdueBalances: (given: { readonly amounts: string | number; readonly count: number }) => string;
  readonly overdueTransfers: (count: number) => string;
  readonly handOut: (given: { readonly amounts: string | number; readonly count: number }) => string;
  readonly refunds: (count: number) => string;
  readonly disputes: (count: number) => string;
};
export declare const belowTexts: {
  readonly title: string;
  readonly text: string;
  readonly people: (given: { readonly people: string | number; readonly min: string | number }) => string;
  readonly guarantee: string;
  readonly callOff: string;
  readonly of: (given: { readonly spot: string | number; readonly day: string | number }) => string;
};
export declare const outstandingTexts: {
  readonly title: string;
  readonly note: string;
  readonly buckets: {
    readonly overdue: string;
    readonly soon: string;
    readonly next: string;
    readonly later: string;
  };
};
export declare const goingBackTexts: {
  readonly title: string;
  readonly pending: string;
  readonly failed: string;
  readonly disputes: string;
  readonly counter: string;
};
export declare const bookedTexts: {
  readonly title: string;
  readonly text: string;
  readonly week: string;
  readonly bookings: string;
  readonly paid: string;
  readonly canceled: string;
  readonly expired: string;
  readonly open: string;
  readonly share: (percent: string | number) => string;
  readonly latest: (given: { readonly week: string | number; readonly bookings: string | number }) => string;
  readonly rest: (given: { readonly paid: string | number; readonly canceled: string | number; readonly expired: string | number; readonly open: string | number }) => string;
  readonly empty: string;
};
export declare const leftTexts: {
  readonly title: string;
  readonly text: (given: { readonly count: number; readonly names: string | number }) => string;
  readonly nothingToSell: string;
  readonly nothingText: string;
  readonly destination: string;
  readonly goOn: string;
  readonly hide: string;
};
export declare const bookingsText: (count: number) => string;
export declare const peopleText: (count: number) => string;
