// Made from copy.en.json by `npm run words`.
export declare const paperTexts: {
  readonly title: string;
  readonly plain: string;
  readonly invoice: (number: string | number) => string;
  readonly creditNote: (number: string | number) => string;
  readonly toBuyer: (given: { readonly day: string | number; readonly buyer: string | number }) => string;
  readonly cancels: (given: { readonly day: string | number; readonly number: string | number }) => string;
  readonly download: (name: string | number) => string;
  readonly failed: string;
  readonly unchanged: string;
  readonly name: string;
  readonly ask: string;
  readonly asked: string;
  readonly making: string;
  readonly comes: string;
  readonly companyTitle: string;
  readonly companyText: (number: string | number) => string;
  readonly company: string;
  readonly address: string;
  readonly addressHint: string;
  readonly vatId: string;
  readonly keep: string;
  readonly companySubmit: string;
};
