// Made from copy.en.json by `npm run words`.
export declare const taxTexts: {
  readonly schemes: {
    readonly none: string;
    readonly inclusive: string;
    readonly margin: string;
  };
  readonly hints: {
    readonly none: string;
    readonly inclusive: string;
    readonly margin: string;
  };
  readonly rate: string;
  readonly percent: string;
  readonly remove: (label: string | number) => string;
  readonly add: string;
  readonly usual: string;
  readonly from: string;
  readonly fromHint: string;
  readonly described: (given: { readonly scheme: string | number; readonly day: string | number }) => string;
  readonly off: string;
};
export declare const papersTexts: {
  readonly when: string;
  readonly whenOptions: {
    readonly asked: string;
    readonly paid: string;
    readonly finished: string;
  };
  readonly since: string;
  readonly sinceHint: string;
  readonly invoicePattern: string;
  readonly creditNotePattern: string;
  readonly next: (number: string | number) => string;
  readonly taxId: string;
  readonly footer: string;
  readonly email: string;
  readonly emailHint: string;
  readonly restored: (day: string | number) => string;
  readonly confirm: string;
  readonly raise: string;
  readonly raiseText: string;
  readonly nextInvoice: string;
  readonly nextCreditNote: string;
  readonly saved: string;
  readonly failed: string;
  readonly keep: string;
};
export declare const sample: {
  readonly title: string;
  readonly hint: string;
  readonly to: string;
  readonly buyer: string;
  readonly what: string;
  readonly tax: string;
  readonly amount: string;
  readonly line: string;
  readonly subtotal: string;
  readonly taxOn: (given: { readonly rate: string | number; readonly amount: string | number }) => string;
  readonly total: string;
  readonly invoice: string;
  readonly margin: string;
};
