// Made from copy.en.json by `npm run words`.
export declare const transfersTexts: {
  readonly title: string;
  readonly text: string;
  readonly views: string;
  readonly states: {
    readonly to_match: string;
    readonly matched: string;
    readonly set_aside: string;
  };
  readonly failed: string;
  readonly empty: {
    readonly to_match: string;
    readonly matched: string;
    readonly set_aside: string;
  };
  readonly emptyText: {
    readonly to_match: string;
    readonly matched: string;
    readonly set_aside: string;
  };
};
export declare const dropTexts: {
  readonly label: string;
  readonly drop: string;
  readonly upload: string;
  readonly formats: string;
  readonly choose: string;
  readonly reading: string;
  readonly added: (count: number) => string;
  readonly nothingNew: string;
  readonly nothing: string;
  readonly known: (count: number) => string;
  readonly otherCurrency: (count: number) => string;
};
export declare const faultTexts: {
  readonly tooLarge: string;
  readonly tooMany: (most: number) => string;
  readonly columns: (names: string | number) => string;
  readonly inLine: (given: { readonly line: number; readonly text: string | number }) => string;
  readonly inEntry: (given: { readonly entry: number; readonly text: string | number }) => string;
  readonly missing: {
    readonly date: string;
    readonly amount: string;
    readonly "payer or purpose": string;
  };
  readonly faults: {
    readonly empty: string;
    readonly unknown_format: string;
    readonly other_xml: string;
    readonly broken_xml: string;
    readonly doctype: string;
    readonly broken_csv: string;
    readonly bad_day: string;
    readonly bad_amount: string;
    readonly bad_currency: string;
    readonly bad_entry: string;
  };
};
export declare const lineTexts: {
  readonly noPayer: string;
  readonly dayAndText: (given: { readonly day: string | number; readonly text: string | number }) => string;
  readonly nameAndTrip: (given: { readonly name: string | number; readonly trip: string | number }) => string;
  readonly booking: string;
  readonly due: (amount: string | number) => string;
  readonly about: (given: { readonly payer: string | number; readonly amount: string | number }) => string;
  readonly match: string;
  readonly matchPart: (amount: string | number) => string;
  readonly find: string;
  readonly setAside: string;
  readonly takeBack: string;
  readonly matchDone: (reference: string | number) => string;
  readonly asideDone: string;
  readonly backDone: string;
  readonly matchedOn: (day: string | number) => string;
  readonly isAside: string;
};
export declare const fitTexts: {
  readonly exact: string;
  readonly short: (amount: string | number) => string;
  readonly over: (amount: string | number) => string;
  readonly name: string;
  readonly none: string;
};
export declare const closedTexts: {
  readonly cancelled: string;
  readonly expired: string;
  readonly other: string;
};
export declare const exactTexts: {
  readonly match: (count: number) => string;
  readonly progress: (given: { readonly at: number; readonly all: number }) => string;
  readonly done: (count: number) => string;
  readonly failed: (given: { readonly count: number; readonly reason: string | number }) => string;
  readonly hint: string;
};
export declare const findTexts: {
  readonly title: string;
  readonly text: (given: { readonly amount: string | number; readonly payer: string | number }) => string;
  readonly label: string;
  readonly placeholder: string;
  readonly results: string;
  readonly hint: string;
  readonly searching: string;
  readonly none: string;
  readonly failed: string;
  readonly choice: (given: { readonly reference: string | number; readonly name: string | number }) => string;
  readonly detail: (given: { readonly trip: string | number; readonly days: string | number; readonly due: string | number }) => string;
  readonly another: string;
  readonly tooMuch: (amount: string | number) => string;
  readonly otherCurrency: string;
};
export declare const awaitedTexts: {
  readonly expected: (count: number) => string;
  readonly overdue: (count: number) => string;
};
