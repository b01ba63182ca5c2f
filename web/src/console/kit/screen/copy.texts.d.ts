// Made from copy.en.json by `npm run words`.
export declare const screenTexts: {
  readonly loading: string;
};
