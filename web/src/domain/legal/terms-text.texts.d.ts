// Made from terms-text.en.json by `npm run words`.
export declare const title: string;
export declare const text: string;
export declare const account: {
  readonly title: string;
  readonly points: readonly [string, string];
};
export declare const booking: {
  readonly title: string;
  readonly length: string;
  readonly total: string;
  readonly included: (included: string | number) => string;
  readonly id: string;
};
export declare const paying: {
  readonly title: string;
  readonly points: readonly [string, string, string];
};
export declare const changing: {
  readonly title: string;
  readonly points: readonly [string, string, string, string];
};
export declare const adding: {
  readonly title: string;
  readonly points: readonly [string, string, string, string, string];
};
export declare const figures: {
  readonly title: string;
  readonly paragraphs: readonly [string];
};
