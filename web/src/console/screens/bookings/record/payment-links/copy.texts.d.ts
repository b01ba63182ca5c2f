// Made from copy.en.json by `npm run words`.
export declare const askTexts: {
  readonly title: (name: string | number) => string;
  readonly what: string;
  readonly first: string;
  readonly whole: string;
  readonly balance: string;
  readonly own: string;
  readonly amount: string;
  readonly hint: (most: string | number) => string;
  readonly hintFirst: (most: string | number) => string;
  readonly message: string;
  readonly messageHint: string;
  readonly mail: (name: string | number) => string;
  readonly noAddress: string;
  readonly note: string;
  readonly notNow: string;
  readonly submit: string;
  readonly submitAmount: (amount: string | number) => string;
};
export declare const askProblems: {
  readonly tooMuch: string;
  readonly paid: string;
  readonly notDueYet: string;
  readonly notConfirmed: string;
};
export declare const madeTexts: {
  readonly title: (amount: string | number) => string;
  readonly mailed: (email: string | number) => string;
  readonly notMailed: string;
  readonly label: string;
  readonly once: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly done: string;
};
export declare const linkTexts: {
  readonly title: string;
  readonly asks: {
    readonly first: string;
    readonly balance: string;
    readonly amount: string;
  };
  readonly whole: string;
  readonly states: {
    readonly open: string;
    readonly paid: string;
    readonly ended: string;
  };
  readonly end: string;
  readonly earlier: (count: number) => string;
};
export declare const endTexts: {
  readonly title: string;
  readonly text: (amount: string | number) => string;
  readonly submit: string;
  readonly done: string;
};
