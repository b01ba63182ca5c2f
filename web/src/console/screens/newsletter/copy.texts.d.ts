// Made from copy.en.json by `npm run words`.
export declare const stateTexts: {
  readonly waiting: string;
  readonly subscribed: string;
  readonly unsubscribed: string;
};
export declare const newsletterTexts: {
  readonly title: string;
  readonly text: string;
  readonly views: string;
  readonly all: string;
  readonly search: string;
  readonly caption: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly emptyFilter: string;
  readonly email: string;
  readonly state: string;
  readonly consent: string;
  readonly confirmed: string;
  readonly left: string;
  readonly source: string;
  readonly given: (given: { readonly when: string | number; readonly source: string | number }) => string;
  readonly sources: {
    readonly website: string;
  };
  readonly file: string;
  readonly question: string;
  readonly explanation: string;
};
