// Made from places.en.json by `npm run words`.
export declare const faultTexts: {
  readonly past: string;
  readonly tooSoon: (first: string | number) => string;
  readonly tooFar: (last: string | number) => string;
  readonly tooShort: (days: number) => string;
  readonly tooLong: (days: number) => string;
  readonly full: (day: string | number) => string;
  readonly fewLeft: (given: { readonly left: number; readonly day: string | number }) => string;
  readonly roomFor: (days: number) => string;
  readonly notThen: (day: string | number) => string;
};
export declare const dayTexts: {
  readonly room: (day: string | number) => string;
  readonly onRequest: (day: string | number) => string;
  readonly few: (given: { readonly left: number; readonly day: string | number }) => string;
  readonly short: (given: { readonly day: string | number; readonly room: string | number; readonly days: string | number }) => string;
  readonly isFull: (day: string | number) => string;
  readonly isClosed: (day: string | number) => string;
  readonly isSoon: (day: string | number) => string;
  readonly isFar: (day: string | number) => string;
  readonly isNone: (day: string | number) => string;
  readonly left: (left: string | number) => string;
  readonly days: (days: number) => string;
  readonly full: string;
  readonly closed: string;
};
export declare const placesTexts: {
  readonly previous: string;
  readonly next: string;
  readonly failed: string;
  readonly again: string;
  readonly nearest: string;
  readonly choose: string;
  readonly onRequest: string;
  readonly make: (days: number) => string;
  readonly fits: (people: number) => string;
  readonly placesLeft: (left: number) => string;
  readonly soldOut: string;
  readonly askFirst: string;
  readonly departures: (month: string | number) => string;
  readonly none: (month: string | number) => string;
  readonly until: (day: string | number) => string;
  readonly nextDay: (day: string | number) => string;
};
