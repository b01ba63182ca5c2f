// Made from copy.en.json by `npm run words`.
export declare const transferTexts: {
  readonly on: string;
  readonly days: string;
  readonly daysHint: (given: { readonly min: string | number; readonly max: string | number }) => string;
  readonly bic: string;
  readonly bicHint: string;
  readonly holder: string;
  readonly bank: string;
  readonly iban: string;
  readonly ibanHint: string;
  readonly account: string;
  readonly accountHint: string;
  readonly routing: string;
  readonly note: string;
  readonly noteHint: string;
  readonly wrongIban: string;
  readonly described: (given: { readonly holder: string | number; readonly account: string | number; readonly days: number }) => string;
  readonly off: string;
};
