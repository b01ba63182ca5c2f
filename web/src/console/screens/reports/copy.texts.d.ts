// Made from copy.en.json by `npm run words`.
export declare const reportsTexts: {
  readonly title: string;
  readonly text: string;
  readonly period: string;
  readonly periods: {
    readonly thisMonth: string;
    readonly lastMonth: string;
    readonly thisYear: string;
    readonly lastYear: string;
    readonly year: string;
  };
  readonly days: string;
  readonly from: string;
  readonly to: string;
  readonly groupedBy: string;
  readonly groups: {
    readonly month: string;
    readonly destination: string;
    readonly source: string;
  };
  readonly countedBy: string;
  readonly dayKinds: {
    readonly booked: string;
    readonly travel: string;
  };
  readonly currency: string;
  readonly caption: (currency: string | number) => string;
  readonly figures: {
    readonly bookings: string;
    readonly people: string;
    readonly canceled: string;
    readonly sales: string;
    readonly fees: string;
    readonly taxes: string;
    readonly received: string;
    readonly returned: string;
    readonly net: string;
  };
  readonly meaning: {
    readonly bookings: string;
    readonly people: string;
    readonly canceled: string;
    readonly sales: string;
    readonly fees: string;
    readonly taxes: string;
    readonly received: string;
    readonly returned: string;
    readonly net: string;
  };
  readonly total: string;
  readonly noBooking: string;
  readonly sources: {
    readonly website: string;
    readonly staff: string;
    readonly system: string;
    readonly unknown: string;
  };
  readonly chart: (given: { readonly name: string | number; readonly amount: string | number }) => string;
  readonly left: (count: number) => string;
  readonly definitions: string;
  readonly counts: {
    readonly booked: string;
    readonly travel: string;
  };
  readonly moved: string;
  readonly zone: (zone: string | number) => string;
  readonly empty: string;
  readonly emptyText: string;
  readonly failed: string;
  readonly wrongDays: string;
  readonly books: string;
  readonly booksText: string;
  readonly plain: string;
  readonly datev: string;
};
