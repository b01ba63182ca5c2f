// Made from copy.en.json by `npm run words`.
export declare const catalogueTexts: {
  readonly loading: string;
  readonly failed: string;
};
export declare const searchTexts: {
  readonly where: string;
  readonly wherePlaceholder: string;
  readonly when: string;
  readonly anyMonth: string;
  readonly length: string;
  readonly anyLength: string;
  readonly submit: string;
};
export declare const categoryNames: {
  readonly all: string;
};
export declare const lengthNames: {
  readonly short: string;
  readonly medium: string;
  readonly long: string;
};
export declare const publishedTexts: {
  readonly text: string;
  readonly see: (spot: string | number) => string;
};
