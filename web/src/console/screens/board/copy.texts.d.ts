// Made from copy.en.json by `npm run words`.
export declare const boardTexts: {
  readonly title: string;
  readonly text: string;
  readonly asList: string;
  readonly previous: string;
  readonly next: string;
  readonly thisWeek: string;
  readonly show: string;
  readonly all: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly emptyDay: string;
  readonly caption: string;
  readonly destination: string;
  readonly people: string;
  readonly day: string;
  readonly none: string;
  readonly noLimit: string;
  readonly closed: string;
  readonly full: string;
  readonly guaranteed: string;
  readonly figure: (given: { readonly taken: number; readonly places: number }) => string;
  readonly over: (people: number) => string;
  readonly missing: (people: number) => string;
  readonly asked: (trips: number) => string;
  readonly waiting: (parties: number) => string;
  readonly scale: string;
  readonly marks: {
    readonly over: string;
    readonly unsure: string;
    readonly nearly: string;
    readonly full: string;
    readonly waiting: string;
    readonly asked: string;
  };
  readonly counts: {
    readonly over: (count: number) => string;
    readonly unsure: (count: number) => string;
    readonly asked: (count: number) => string;
  };
};
