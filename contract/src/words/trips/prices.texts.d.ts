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
export declare const extraTexts: {
  readonly code: (code: string | number) => string;
  readonly count: (given: { readonly label: string | number; readonly quantity: string | number }) => string;
  readonly times: (given: { readonly label: string | number; readonly quantity: string | number; readonly unit: string | number }) => string;
  readonly timesDays: (given: { readonly days: number; readonly label: string | number; readonly quantity: string | number; readonly unit: string | number }) => string;
  readonly onArrival: (name: string | number) => string;
  readonly kept: (name: string | number) => string;
};
