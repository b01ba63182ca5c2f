// Made from copy.en.json by `npm run words`.
export declare const offerTexts: {
  readonly title: (given: { readonly places: number; readonly name: string | number }) => string;
  readonly passed: (given: { readonly parties: number; readonly name: string | number; readonly party: string | number }) => string;
  readonly open: (given: { readonly places: number; readonly left: number }) => string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly reasonMissing: string;
  readonly keep: string;
  readonly submit: (places: number) => string;
  readonly done: (name: string | number) => string;
};
export declare const panelTexts: {
  readonly title: string;
  readonly failed: string;
  readonly parties: (count: number) => string;
  readonly columns: {
    readonly place: string;
    readonly day: string;
    readonly traveler: string;
    readonly since: string;
    readonly state: string;
    readonly actions: string;
  };
  readonly waitingSince: (moment: string | number) => string;
  readonly placeInLine: (place: string | number) => string;
  readonly states: {
    readonly waiting: string;
    readonly offered: string;
    readonly taken: string;
    readonly lapsed: string;
    readonly left: string;
  };
  readonly until: (until: string | number) => string;
  readonly soon: string;
  readonly offer: string;
  readonly of: (name: string | number) => string;
  readonly isFull: string;
  readonly takeBack: string;
  readonly takeBackTitle: (name: string | number) => string;
  readonly takeBackText: string;
  readonly remove: string;
  readonly removeTitle: (name: string | number) => string;
  readonly removeText: string;
  readonly removed: (name: string | number) => string;
  readonly how: string;
};
