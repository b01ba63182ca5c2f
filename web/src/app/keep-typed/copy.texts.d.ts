// Made from copy.en.json by `npm run words`.
export declare const keepTexts: {
  readonly back: string;
  readonly replaced: string;
  readonly replacedBy: (now: string | number) => string;
};
