// Made from stays.en.json by `npm run words`.
export declare const seasons: readonly [string, string, string, string, string, string, string];
export declare const stays: {
  readonly day: (given: { readonly count: number; readonly range: string | number }) => string;
  readonly night: (given: { readonly count: number; readonly range: string | number }) => string;
  readonly week: (given: { readonly count: number; readonly range: string | number }) => string;
};
export declare const visitors: {
  readonly K: (number: string | number) => string;
  readonly M: (number: string | number) => string;
};
