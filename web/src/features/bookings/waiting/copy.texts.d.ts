// Made from copy.en.json by `npm run words`.
export declare const waitingTexts: {
  readonly badge: string;
  readonly opened: (places: number) => string;
  readonly what: (given: { readonly spot: string | number; readonly days: string | number; readonly party: string | number }) => string;
  readonly until: (until: string | number) => string;
  readonly then: string;
  readonly total: (total: string | number) => string;
  readonly sums: (given: { readonly total: string | number; readonly now: string | number; readonly later: string | number }) => string;
  readonly pay: (amount: string | number) => string;
  readonly accept: string;
  readonly accepted: string;
  readonly see: string;
  readonly letGo: string;
  readonly letGoTitle: (places: number) => string;
  readonly letGoText: (spot: string | number) => string;
  readonly keep: string;
  readonly letGone: string;
  readonly title: string;
  readonly ahead: (parties: number) => string;
  readonly leave: string;
  readonly left: string;
  readonly of: (spot: string | number) => string;
  readonly ended: (until: string | number) => string;
  readonly again: string;
  readonly hide: string;
  readonly sumsUntil: (given: { readonly total: string | number; readonly now: string | number; readonly later: string | number; readonly day: string | number }) => string;
};
