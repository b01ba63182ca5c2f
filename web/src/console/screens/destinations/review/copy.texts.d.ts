// Made from copy.en.json by `npm run words`.
export declare const reviewTexts: {
  readonly pictures: string;
  readonly noAlt: string;
  readonly title: string;
  readonly text: string;
  readonly back: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly toList: string;
  readonly kinds: {
    readonly new: string;
    readonly edit: string;
    readonly online: string;
  };
  readonly kindTexts: {
    readonly new: string;
    readonly edit: string;
    readonly online: string;
  };
  readonly was: string;
  readonly noText: string;
  readonly unchanged: string;
  readonly approve: string;
  readonly keep: string;
  readonly approved: string;
  readonly sendBack: string;
  readonly open: string;
  readonly outdated: string;
  readonly decided: string;
  readonly by: (given: { readonly name: string | number; readonly day: string | number }) => string;
  readonly byDeleted: (day: string | number) => string;
};
export declare const sendBackTexts: {
  readonly title: (spot: string | number) => string;
  readonly text: string;
  readonly reason: string;
  readonly needed: string;
  readonly submit: string;
  readonly done: string;
};
export declare const factNames: {
  readonly spot: string;
  readonly country: string;
  readonly location: string;
  readonly category: string;
  readonly average_cost: string;
  readonly seasonality: string;
  readonly travel_time: string;
  readonly totalVisitorsPerYear: string;
  readonly image: string;
  readonly description: string;
  readonly hostName: string;
  readonly hostWords: string;
  readonly questions: string;
};
