// Made from copy.en.json by `npm run words`.
export declare const popularTexts: {
  readonly title: string;
  readonly text: string;
  readonly catalogue: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
};
