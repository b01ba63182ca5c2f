// Made from canceled-copy.en.json by `npm run words`.
export declare const progressTexts: {
  readonly none: string;
  readonly decided: string;
  readonly held: string;
  readonly at_bank: string;
  readonly done: string;
  readonly failed: string;
};
export declare const canceledTexts: {
  readonly total: string;
  readonly paid: string;
  readonly backBefore: string;
  readonly refund: string;
  readonly backLater: string;
  readonly kept: string;
  readonly inPerson: string;
  readonly gift: string;
};
