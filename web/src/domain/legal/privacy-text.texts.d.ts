// Made from privacy-text.en.json by `npm run words`.
export declare const title: string;
export declare const text: string;
export declare const browsing: {
  readonly title: string;
  readonly paragraphs: readonly [string, string, string];
};
export declare const account: {
  readonly title: string;
  readonly points: readonly [string, string, string, string, string, string, string, string];
  readonly mails: (days: string | number) => string;
};
export declare const paying: {
  readonly title: string;
  readonly paragraphs: readonly [string, string];
  readonly transfers: (days: number) => string;
};
export declare const writing: {
  readonly title: string;
  readonly text: (given: { readonly years: number; readonly days: string | number }) => string;
};
export declare const others: {
  readonly title: string;
  readonly points: readonly [string, string, string, string];
};
export declare const deleting: {
  readonly title: string;
  readonly points: readonly [string, string, string, string, string, string, string];
};
