// Made from parts.en.json by `npm run words`.
export declare const labels: {
  readonly reference: string;
  readonly travelers: string;
  readonly firstDay: string;
  readonly startTime: string;
  readonly lastDay: string;
  readonly trip: string;
  readonly travelDate: string;
  readonly leftToPay: string;
  readonly firstPayment: string;
};
export declare const daysCount: (days: number) => string;
export declare const dateAndDays: (given: { readonly date: string | number; readonly days: string | number }) => string;
export declare const dateAndTime: (given: { readonly date: string | number; readonly time: string | number }) => string;
export declare const dateTimeAndDays: (given: { readonly date: string | number; readonly time: string | number; readonly days: string | number }) => string;
export declare const localTime: (time: string | number) => string;
export declare const place: (given: { readonly spot: string | number; readonly country: string | number }) => string;
export declare const whereWeMeet: string;
export declare const paying: {
  readonly nowOrArrival: (now: string | number) => string;
  readonly nowOrAllOnArrival: (given: { readonly now: string | number; readonly all: string | number }) => string;
  readonly nowAndRest: (given: { readonly now: string | number; readonly later: string | number }) => string;
  readonly now: (amount: string | number) => string;
  readonly onArrival: (amount: string | number) => string;
  readonly arrange: (amount: string | number) => string;
};
export declare const payingBalance: {
  readonly both: (given: { readonly first: string | number; readonly balance: string | number; readonly day: string | number }) => string;
  readonly bothNow: (given: { readonly first: string | number; readonly balance: string | number }) => string;
  readonly balance: (given: { readonly balance: string | number; readonly day: string | number }) => string;
  readonly overdue: (given: { readonly balance: string | number; readonly day: string | number }) => string;
};
export declare const payingBalanceGuest: {
  readonly both: (given: { readonly first: string | number; readonly balance: string | number; readonly day: string | number }) => string;
  readonly bothNow: (given: { readonly first: string | number; readonly balance: string | number }) => string;
  readonly balance: (given: { readonly balance: string | number; readonly day: string | number }) => string;
  readonly overdue: (given: { readonly balance: string | number; readonly day: string | number }) => string;
};
export declare const goes: {
  readonly guaranteed: string;
  readonly minimum: (given: { readonly people: number; readonly day: string | number }) => string;
  readonly minimumSoon: (people: number) => string;
};
export declare const actions: {
  readonly payAndSee: (amount: string | number) => string;
  readonly pay: (amount: string | number) => string;
  readonly see: string;
  readonly voucher: string;
  readonly receipt: string;
  readonly bookings: string;
  readonly thisTrip: string;
};
export declare const calendar: {
  readonly title: string;
  readonly add: (days: string | number) => string;
  readonly addTimed: (days: string | number) => string;
  readonly remove: string;
  readonly booking: (reference: string | number) => string;
};
export declare const usualIncluded: readonly [string, string, string, string];
export declare const byTransfer: {
  readonly title: string;
  readonly text: (given: { readonly amount: string | number; readonly reference: string | number }) => string;
  readonly line: (given: { readonly label: string | number; readonly value: string | number }) => string;
};
