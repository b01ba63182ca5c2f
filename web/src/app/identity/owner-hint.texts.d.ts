// Made from owner-hint.en.json by `npm run words`.
export declare const hintTexts: {
  readonly title: string;
  readonly text: string;
  readonly console: string;
};
