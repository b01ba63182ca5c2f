// Made from copy.en.json by `npm run words`.
export declare const guestTripTexts: {
  readonly title: string;
  readonly description: string;
  readonly loading: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
  readonly gone: string;
  readonly goneText: string;
  readonly signIn: string;
  readonly contact: string;
  readonly back: string;
};
