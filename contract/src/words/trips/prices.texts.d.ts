// Made from prices.en.json by `npm run words`.
export declare const from: string;
export declare const perAdult: string;
export declare const perParty: string;
export declare const perDay: (who: string | number) => string;
export declare const lineTexts: {
  readonly discount: string;
  readonly party: string;
  readonly line: (given: { readonly days: number; readonly who: string | number; readonly unit: string | number }) => string;
  readonly free: (who: string | number) => string;
};
