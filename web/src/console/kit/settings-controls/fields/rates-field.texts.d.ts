// Made from rates-field.en.json by `npm run words`.
export declare const ratesFieldTexts: {
  readonly label: string;
  readonly hint: string;
};
