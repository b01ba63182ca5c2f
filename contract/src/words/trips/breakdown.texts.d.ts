// Made from breakdown.en.json by `npm run words`.
export declare const breakdownTexts: {
  readonly total: string;
  readonly paid: string;
  readonly refunded: string;
  readonly dueNow: string;
  readonly dueOnArrival: string;
};
export declare const balanceBy: (day: string | number) => string;
export declare const includesTax: (rate: string | number) => string;
