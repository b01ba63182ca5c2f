// Made from transfer.en.json by `npm run words`.
export declare const accountLabels: {
  readonly amount: string;
  readonly holder: string;
  readonly bank: string;
  readonly iban: string;
  readonly routing: string;
  readonly account: string;
  readonly bic: string;
  readonly reference: string;
};
