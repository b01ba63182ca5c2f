// Made from copy.en.json by `npm run words`.
export declare const stepTexts: {
  readonly stepsTitle: string;
  readonly noDebt: string;
  readonly here: string;
  readonly until: (given: { readonly when: string | number; readonly place: string | number }) => string;
  readonly later: string;
  readonly laterText: string;
  readonly yours: (when: string | number) => string;
  readonly all: string;
  readonly part: (kept: string | number) => string;
  readonly nothing: string;
  readonly exception: (reason: string | number) => string;
  readonly disputed: string;
};
export declare const figureTexts: {
  readonly label: string;
  readonly comesBack: string;
  readonly sent: string;
  readonly kept: string;
  readonly lapses: string;
  readonly noMoney: string;
  readonly toCard: (days: number) => string;
  readonly toGift: string;
  readonly inPerson: string;
  readonly parts: {
    readonly card: (amount: string | number) => string;
    readonly gift: (amount: string | number) => string;
    readonly counter: (amount: string | number) => string;
  };
  readonly nothingBack: string;
  readonly nothingKept: string;
  readonly keptNote: string;
  readonly keptAfter: string;
  readonly notOwed: string;
  readonly nothingOwed: string;
};
export declare const moneyTexts: {
  readonly title: {
    readonly none: string;
    readonly decided: string;
    readonly held: string;
    readonly at_bank: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly inPersonTitle: string;
  readonly giftTitle: string;
  readonly text: {
    readonly none: string;
    readonly decided: string;
    readonly held: string;
    readonly at_bank: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly sentOn: (day: string | number) => string;
  readonly before: (amount: string | number) => string;
  readonly later: (amount: string | number) => string;
  readonly progress: string;
  readonly steps: {
    readonly decided: string;
    readonly at_bank: string;
    readonly done: string;
  };
};
export declare const clockTexts: {
  readonly there: string;
  readonly of: (country: string | number) => string;
};
export declare const promiseTexts: {
  readonly back: (amount: string | number) => string;
};
