// Made from copy.en.json by `npm run words`.
export declare const bulkTexts: {
  readonly close: string;
  readonly progress: (given: { readonly done: string | number; readonly all: string | number }) => string;
};
export declare const checkInTexts: {
  readonly confirmTitle: (count: number) => string;
  readonly confirmText: (people: number) => string;
  readonly skipped: (count: number) => string;
  readonly nothing: string;
  readonly confirm: string;
  readonly doneTitle: string;
  readonly done: (count: number) => string;
  readonly failed: (count: number) => string;
};
export declare const oneCheckInTexts: {
  readonly checkIn: string;
  readonly checkInOf: (name: string | number) => string;
  readonly isHere: (name: string | number) => string;
};
