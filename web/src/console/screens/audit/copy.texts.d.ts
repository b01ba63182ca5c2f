// Made from copy.en.json by `npm run words`.
export declare const kindTexts: {
  readonly bookings: string;
  readonly money: string;
  readonly destinations: string;
  readonly policies: string;
  readonly customers: string;
  readonly messages: string;
  readonly reviews: string;
  readonly team: string;
  readonly settings: string;
};
export declare const auditTexts: {
  readonly title: string;
  readonly text: string;
  readonly caption: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly emptyFilter: string;
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly record: string;
  readonly kind: string;
  readonly days: string;
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly gone: string;
  readonly byConfiguration: string;
  readonly byServer: string;
  readonly now: (given: { readonly before: string | number; readonly name: string | number }) => string;
  readonly noName: string;
  readonly hidden: string;
  readonly file: string;
  readonly question: string;
  readonly explanation: string;
};
