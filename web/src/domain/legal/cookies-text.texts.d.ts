// Made from cookies-text.en.json by `npm run words`.
export declare const title: string;
export declare const text: string;
export declare const cookies: {
  readonly title: string;
  readonly paragraphs: readonly [string];
};
export declare const local: {
  readonly title: string;
  readonly points: readonly [string, string, string, string, string, string];
};
export declare const session: {
  readonly title: string;
  readonly points: readonly [string, string, string, string, string, string, string, string];
};
export declare const database: {
  readonly title: string;
  readonly points: readonly [string, string];
};
export declare const payment: {
  readonly title: string;
  readonly paragraphs: readonly [string];
};
export declare const deleting: {
  readonly title: string;
  readonly paragraphs: readonly [string];
};
