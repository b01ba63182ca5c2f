// Made from copy.en.json by `npm run words`.
export declare const stateNames: {
  readonly published: string;
  readonly waiting: string;
  readonly rejected: string;
  readonly archived: string;
};
export declare const waitsNames: {
  readonly edit: string;
  readonly online: string;
};
export declare const originNames: {
  readonly own: string;
  readonly contributed: string;
};
export declare const listTexts: {
  readonly title: string;
  readonly caption: string;
  readonly add: string;
  readonly review: string;
  readonly translations: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly failed: string;
  readonly emptyFilterTitle: string;
  readonly emptyFilter: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly state: string;
  readonly origin: string;
  readonly category: string;
  readonly added: (day: string | number) => string;
  readonly columns: {
    readonly spot: string;
    readonly origin: string;
    readonly kind: string;
    readonly state: string;
    readonly cost: string;
  };
  readonly views: {
    readonly all: string;
    readonly published: string;
    readonly waiting: string;
    readonly rejected: string;
    readonly archived: string;
  };
};
export declare const ownWords: {
  readonly spot: string;
  readonly country: string;
  readonly cost: string;
  readonly image: string;
  readonly number: string;
};
