// Made from copy.en.json by `npm run words`.
export declare const listTexts: {
  readonly title: string;
  readonly text: string;
  readonly caption: string;
  readonly toDestinations: string;
  readonly failed: string;
  readonly emptyFilterTitle: string;
  readonly emptyFilter: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly language: string;
  readonly state: string;
  readonly none: string;
  readonly noneText: string;
  readonly columns: {
    readonly spot: string;
    readonly state: string;
    readonly done: string;
    readonly changed: string;
  };
  readonly done: (given: { readonly translated: string | number; readonly total: string | number }) => string;
  readonly export: string;
  readonly site: string;
};
export declare const importTexts: {
  readonly choose: string;
  readonly reading: string;
  readonly notOurs: (language: string | number) => string;
  readonly none: string;
  readonly title: (count: number) => string;
  readonly refused: (count: number) => string;
  readonly row: (given: { readonly line: string | number; readonly reason: string | number }) => string;
  readonly what: (given: { readonly owner: string | number; readonly name: string | number }) => string;
  readonly before: (text: string | number) => string;
  readonly after: (text: string | number) => string;
  readonly more: (count: string | number) => string;
  readonly publish: string;
  readonly draft: string;
  readonly cancel: string;
  readonly done: string;
  readonly notText: string;
  readonly openQuote: (line: string | number) => string;
  readonly partly: string;
  readonly former: (count: number) => string;
  readonly changed: string;
  readonly tooLong: (most: number) => string;
  readonly refusals: {
    readonly incomplete: string;
    readonly repeated: string;
    readonly unknown: string;
    readonly unknown_text: string;
    readonly forbidden: string;
  };
};
export declare const spotTexts: {
  readonly loading: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
  readonly toList: string;
  readonly title: (spot: string | number) => string;
  readonly hint: string;
};
export declare const siteTexts: {
  readonly title: string;
  readonly text: string;
  readonly toList: string;
};
