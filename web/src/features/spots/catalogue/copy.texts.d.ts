// Made from copy.en.json by `npm run words`.
export declare const texts: {
  readonly name: string;
  readonly results: string;
  readonly saved: string;
  readonly description: (total: number) => string;
  readonly descriptionOfAll: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly searchButton: string;
  readonly clear: string;
  readonly categories: string;
  readonly sort: string;
  readonly direction: string;
  readonly directions: {
    readonly name: {
      readonly asc: string;
      readonly desc: string;
    };
    readonly price: {
      readonly asc: string;
      readonly desc: string;
    };
    readonly rating: {
      readonly desc: string;
      readonly asc: string;
    };
    readonly popularity: {
      readonly desc: string;
      readonly asc: string;
    };
  };
  readonly view: string;
  readonly grid: string;
  readonly list: string;
  readonly count: (given: { readonly shown: string | number; readonly total: string | number }) => string;
  readonly more: (left: string | number) => string;
  readonly moreWithoutCount: string;
  readonly moreFailed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly corrected: (search: string | number) => string;
  readonly closest: (search: string | number) => string;
  readonly closestOfAll: (search: string | number) => string;
  readonly popularSearches: string;
  readonly everydaySearches: readonly [string, string];
  readonly nearby: (country: string | number) => string;
  readonly nearbyText: (given: { readonly search: string | number; readonly country: string | number }) => string;
  readonly without: string;
  readonly withoutSearch: (search: string | number) => string;
  readonly popular: string;
  readonly reset: string;
  readonly home: string;
  readonly none: string;
  readonly noneText: string;
  readonly contact: string;
  readonly ofKind: (kind: string | number) => string;
  readonly inCountry: (given: { readonly kind: string | number; readonly country: string | number }) => string;
};
export declare const sortNames: {
  readonly name: string;
  readonly price: string;
  readonly rating: string;
  readonly popularity: string;
  readonly relevance: string;
};
