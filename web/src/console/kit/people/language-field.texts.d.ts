// Made from language-field.en.json by `npm run words`.
export declare const languageTexts: {
  readonly label: string;
};
