// Made from copy.en.json by `npm run words`.
export declare const texts: {
  readonly filters: string;
  readonly inUse: string;
  readonly inUseSuffix: string;
  readonly remove: string;
  readonly clear: string;
  readonly show: (given: { readonly total: string | number; readonly isOne: boolean }) => string;
  readonly apply: string;
  readonly cost: (unit: string | number) => string;
  readonly anyCost: string;
  readonly minCost: string;
  readonly maxCost: string;
  readonly noLimit: string;
  readonly upTo: (cost: string | number) => string;
  readonly from: (cost: string | number) => string;
  readonly between: (given: { readonly from: string | number; readonly to: string | number }) => string;
  readonly perDay: (given: { readonly range: string | number; readonly unit: string | number }) => string;
  readonly country: string;
  readonly anyCountry: string;
  readonly month: string;
  readonly anyMonth: string;
  readonly monthHint: string;
  readonly length: string;
  readonly anyLength: string;
};
