// Made from copy.en.json by `npm run words`.
export declare const joinTexts: {
  readonly title: string;
  readonly text: (email: string | number) => string;
  readonly handedText: (email: string | number) => string;
  readonly confirm: string;
  readonly confirming: string;
  readonly another: string;
  readonly noLink: string;
  readonly noLinkText: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly begin: string;
  readonly home: string;
};
