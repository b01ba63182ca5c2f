// Made from party-field.en.json by `npm run words`.
export declare const partyTexts: {
  readonly label: string;
  readonly adults: string;
  readonly children: string;
  readonly infants: string;
  readonly older: (age: string | number) => string;
  readonly between: (given: { readonly from: string | number; readonly last: string | number }) => string;
  readonly single: (age: number) => string;
  readonly under: (age: number) => string;
  readonly perDay: (amount: string | number) => string;
  readonly free: string;
  readonly most: (people: number) => string;
  readonly fewer: (who: string | number) => string;
  readonly more: (who: string | number) => string;
};
