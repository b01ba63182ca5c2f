// Made from copy.en.json by `npm run words`.
export declare const setupTexts: {
  readonly title: string;
  readonly text: (email: string | number) => string;
  readonly confirm: string;
  readonly confirming: string;
  readonly another: string;
  readonly noLink: string;
  readonly noLinkText: string;
  readonly failed: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly begin: string;
  readonly later: string;
  readonly home: string;
};
