// Made from copy.en.json by `npm run words`.
export declare const companionTexts: {
  readonly title: string;
  readonly description: string;
  readonly loading: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
  readonly gone: string;
  readonly goneText: string;
  readonly canceled: string;
  readonly canceledText: string;
  readonly explore: string;
  readonly with: (name: string | number) => string;
};
