// Made from password.en.json by `npm run words`.
export declare const ruleTexts: {
  readonly length: (min: string | number) => string;
  readonly uppercase: string;
  readonly lowercase: string;
  readonly digit: string;
  readonly special: string;
};
