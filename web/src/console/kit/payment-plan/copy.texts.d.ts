// Made from copy.en.json by `npm run words`.
export declare const planTexts: {
  readonly first: string;
  readonly firstOptions: {
    readonly day: string;
    readonly percent: string;
    readonly amount: string;
    readonly total: string;
  };
  readonly percent: string;
  readonly amount: (currency: string | number) => string;
  readonly amountHint: string;
  readonly balance: string;
  readonly balanceOptions: {
    readonly before: string;
    readonly arrival: string;
  };
  readonly days: string;
  readonly daysHint: string;
};
export declare const planFaults: {
  readonly percent: (given: { readonly min: string | number; readonly max: string | number }) => string;
  readonly days: (max: string | number) => string;
};
export declare const planWords: {
  readonly day: string;
  readonly percent: (percent: string | number) => string;
  readonly amount: (amount: string | number) => string;
  readonly total: string;
  readonly arrival: string;
  readonly before: (days: number) => string;
  readonly join: (given: { readonly first: string | number; readonly rest: string | number }) => string;
};
export declare const planSample: {
  readonly all: (given: { readonly total: string | number; readonly day: string | number; readonly now: string | number }) => string;
  readonly arrival: (given: { readonly total: string | number; readonly day: string | number; readonly now: string | number; readonly rest: string | number }) => string;
  readonly before: (given: { readonly total: string | number; readonly day: string | number; readonly now: string | number; readonly rest: string | number; readonly due: string | number }) => string;
};
