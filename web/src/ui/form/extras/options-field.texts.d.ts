// Made from options-field.en.json by `npm run words`.
export declare const optionTexts: {
  readonly title: string;
  readonly fewer: (name: string | number) => string;
  readonly more: (name: string | number) => string;
  readonly each: {
    readonly person: (price: string | number) => string;
    readonly booking: (price: string | number) => string;
    readonly person_day: (price: string | number) => string;
  };
};
