// Made from amounts.en.json by `npm run words`.
export declare const costFaultTexts: {
  readonly blank: string;
  readonly negative: string;
  readonly range: string;
  readonly currency: string;
  readonly format: string;
  readonly decimals: string;
  readonly too_small: string;
  readonly too_large: string;
};
export declare const faults: {
  readonly amount: {
    readonly blank: string;
    readonly negative: string;
    readonly range: string;
    readonly currency: string;
    readonly format: string;
    readonly decimals: string;
    readonly too_small: string;
    readonly too_large: string;
  };
  readonly cost: {
    readonly blank: string;
    readonly negative: string;
    readonly range: string;
    readonly currency: string;
    readonly format: string;
    readonly decimals: string;
    readonly too_small: string;
    readonly too_large: string;
  };
};
export declare const sentence: (text: string | number) => string;
export declare const question: (amounts: string | number) => string;
export declare const or: (given: { readonly one: string | number; readonly other: string | number }) => string;
export declare const atMostAmount: (amount: string | number) => string;
