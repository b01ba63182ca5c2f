// Made from rates-control.en.json by `npm run words`.
export declare const ratesTexts: {
  readonly rates: string;
  readonly hint: (currency: string | number) => string;
  readonly day: string;
  readonly dayHint: string;
  readonly upload: string;
  readonly uploadHint: string;
  readonly example: (given: { readonly amount: string | number; readonly amounts: string | number }) => string;
  readonly described: (given: { readonly rates: string | number; readonly day: string | number }) => string;
  readonly faults: {
    readonly line: (given: { readonly line: string | number; readonly text: string | number }) => string;
    readonly currency: (given: { readonly line: string | number; readonly text: string | number }) => string;
    readonly rate: (given: { readonly line: string | number; readonly text: string | number }) => string;
    readonly own: (given: { readonly line: string | number; readonly text: string | number }) => string;
    readonly twice: (given: { readonly line: string | number; readonly text: string | number }) => string;
    readonly file: string;
    readonly noBase: (text: string | number) => string;
  };
};
