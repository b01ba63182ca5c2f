// Made from copy.en.json by `npm run words`.
export declare const controlTexts: {
  readonly notSaved: string;
  readonly on: string;
  readonly off: string;
  readonly saved: string;
  readonly conflict: (value: string | number) => string;
  readonly zoneNow: (time: string | number) => string;
  readonly hidden: string;
  readonly empty: string;
  readonly noPlan: string;
  readonly aPicture: string;
  readonly choose: string;
  readonly gone: string;
  readonly usual: string;
  readonly pick: string;
  readonly adjusted: string;
  readonly remove: (given: { readonly label: string | number; readonly number: string | number }) => string;
  readonly up: (given: { readonly label: string | number; readonly number: string | number }) => string;
};
