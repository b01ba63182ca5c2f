// Made from copy.en.json by `npm run words`.
export declare const booksTexts: {
  readonly on: string;
  readonly accounts: string;
  readonly accountsHint: string;
  readonly names: {
    readonly card: string;
    readonly cash: string;
    readonly card_terminal: string;
    readonly transfer: string;
    readonly gift: string;
    readonly other: string;
    readonly fees: string;
    readonly revenue: string;
  };
  readonly datev: string;
  readonly datevHint: string;
  readonly consultant: string;
  readonly client: string;
  readonly accountLength: string;
  readonly yearStartsIn: string;
  readonly off: string;
};
