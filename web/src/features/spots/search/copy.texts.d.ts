// Made from copy.en.json by `npm run words`.
export declare const suggestionTexts: {
  readonly suggestions: string;
  readonly suggestionCount: (count: number) => string;
  readonly destinations: (count: number) => string;
};
