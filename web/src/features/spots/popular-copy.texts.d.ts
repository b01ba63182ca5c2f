// Made from popular-copy.en.json by `npm run words`.
export declare const popularSectionTexts: {
  readonly none: string;
  readonly noneText: string;
  readonly write: string;
  readonly about: string;
  readonly title: string;
  readonly filter: string;
  readonly all: string;
  readonly allOf: (category: string | number) => string;
  readonly shown: (given: { readonly category: string | number; readonly count: string | number }) => string;
};
