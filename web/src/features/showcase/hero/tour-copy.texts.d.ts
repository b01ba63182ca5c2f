// Made from tour-copy.en.json by `npm run words`.
export declare const tourTexts: {
  readonly position: (given: { readonly number: string | number; readonly count: string | number }) => string;
  readonly back: string;
  readonly next: string;
  readonly skip: string;
  readonly done: string;
  readonly find: {
    readonly title: string;
    readonly text: string;
  };
  readonly compare: {
    readonly title: string;
    readonly text: string;
    readonly link: string;
  };
  readonly visit: {
    readonly title: string;
    readonly text: string;
  };
  readonly book: {
    readonly title: string;
    readonly text: string;
  };
  readonly pay: {
    readonly title: string;
    readonly text: string;
  };
  readonly keep: {
    readonly title: string;
    readonly text: string;
    readonly link: string;
  };
};
export declare const sceneTexts: {
  readonly where: string;
  readonly wherePlaceholder: string;
  readonly search: string;
  readonly place: string;
  readonly season: string;
  readonly date: string;
  readonly dateValue: string;
  readonly duration: string;
  readonly durationValue: string;
  readonly total: string;
  readonly book: string;
  readonly pay: string;
  readonly paid: string;
  readonly upcoming: string;
  readonly completed: string;
};
