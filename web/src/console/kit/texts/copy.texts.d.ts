// Made from copy.en.json by `npm run words`.
export declare const stateNames: {
  readonly missing: string;
  readonly partly: string;
  readonly toCheck: string;
  readonly draft: string;
  readonly published: string;
};
export declare const editTexts: {
  readonly original: string;
  readonly changed: string;
  readonly publish: string;
  readonly saveDraft: string;
  readonly published: string;
  readonly drafted: string;
  readonly taken: string;
};
export declare const names: {
  readonly spot: string;
  readonly location: string;
  readonly description: string;
  readonly meetingPoint: string;
  readonly directions: string;
  readonly hostWords: string;
  readonly season: (number: string | number) => string;
  readonly picture: string;
  readonly highlights: (number: string | number) => string;
  readonly included: (number: string | number) => string;
  readonly notIncluded: (number: string | number) => string;
  readonly bring: (number: string | number) => string;
  readonly languages: (number: string | number) => string;
  readonly notSuitable: (number: string | number) => string;
  readonly accessibility: (number: string | number) => string;
  readonly goodToKnow: (number: string | number) => string;
  readonly question: (number: string | number) => string;
  readonly answer: (number: string | number) => string;
  readonly dayTitle: (number: string | number) => string;
  readonly dayText: (number: string | number) => string;
  readonly entry: (given: { readonly label: string | number; readonly number: string | number }) => string;
  readonly endPoint: string;
  readonly notAllowed: (number: string | number) => string;
};
export declare const wordsTexts: {
  readonly site: string;
  readonly languages: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly loading: string;
  readonly failed: string;
  readonly hint: string;
  readonly settings: string;
};
