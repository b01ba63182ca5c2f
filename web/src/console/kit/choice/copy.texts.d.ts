// Made from copy.en.json by `npm run words`.
export declare const destinationTexts: {
  readonly destination: string;
  readonly destinationPlaceholder: string;
  readonly destinations: string;
  readonly searching: string;
  readonly none: string;
  readonly hint: string;
  readonly another: string;
  readonly filterTitle: string;
  readonly any: string;
  readonly anyAgain: string;
  readonly chosen: string;
  readonly perDay: (given: { readonly cost: string | number; readonly unit: string | number }) => string;
};
