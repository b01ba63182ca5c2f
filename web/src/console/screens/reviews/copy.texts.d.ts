// Made from copy.en.json by `npm run words`.
export declare const reviewsTexts: {
  readonly title: string;
  readonly text: string;
  readonly views: string;
  readonly viewNames: {
    readonly reported: string;
    readonly waiting: string;
    readonly published: string;
    readonly hidden: string;
  };
  readonly failed: string;
  readonly empty: {
    readonly reported: string;
    readonly waiting: string;
    readonly published: string;
    readonly hidden: string;
  };
  readonly booking: string;
  readonly by: (given: { readonly name: string | number; readonly place: string | number }) => string;
  readonly reports: (count: number) => string;
  readonly pictures: string;
  readonly picture: (at: string | number) => string;
  readonly answered: string;
  readonly publish: string;
  readonly keep: string;
  readonly show: string;
  readonly hide: string;
  readonly reply: string;
  readonly feature: string;
  readonly unfeature: string;
  readonly featured: string;
  readonly unverified: string;
  readonly done: string;
  readonly hideTitle: string;
  readonly hideText: string;
  readonly reason: string;
  readonly replyTitle: string;
  readonly replyText: string;
  readonly words: string;
  readonly needed: string;
  readonly send: string;
  readonly cancel: string;
};
export declare const hideReasons: {
  readonly insult: string;
  readonly personal_data: string;
  readonly advertising: string;
  readonly not_about_trip: string;
  readonly not_independent: string;
  readonly illegal: string;
};
export declare const reportReasons: {
  readonly insult: string;
  readonly personal_data: string;
  readonly advertising: string;
  readonly not_about_trip: string;
  readonly not_independent: string;
  readonly illegal: string;
  readonly not_true: string;
};
export declare const stateNames: {
  readonly waiting: string;
  readonly published: string;
  readonly hidden: string;
  readonly removed: string;
};
