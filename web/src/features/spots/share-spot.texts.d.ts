// Made from share-spot.en.json by `npm run words`.
export declare const shareTexts: {
  readonly copied: string;
  readonly failed: string;
  readonly text: (given: { readonly spot: string | number; readonly country: string | number }) => string;
};
