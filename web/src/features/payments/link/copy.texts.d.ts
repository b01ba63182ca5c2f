// Made from copy.en.json by `npm run words`.
export declare const linkTexts: {
  readonly title: string;
  readonly description: string;
  readonly loading: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingText: string;
  readonly gone: string;
  readonly goneText: string;
  readonly canceled: string;
  readonly canceledText: (agency: string | number) => string;
  readonly ended: string;
  readonly endedText: (agency: string | number) => string;
  readonly first: string;
  readonly balance: string;
  readonly balanceDue: (day: string | number) => string;
  readonly amount: string;
  readonly ofTotal: (total: string | number) => string;
  readonly ofTotalPaid: (given: { readonly total: string | number; readonly paid: string | number }) => string;
  readonly message: (agency: string | number) => string;
  readonly quote: (message: string | number) => string;
  readonly payee: (given: { readonly name: string | number; readonly currency: string | number }) => string;
  readonly notReady: string;
  readonly changed: string;
  readonly charged: string;
  readonly givenBack: string;
  readonly paid: string;
  readonly paidAll: string;
  readonly paidPart: (given: { readonly paid: string | number; readonly total: string | number }) => string;
  readonly print: string;
};
export declare const introTexts: {
  readonly first: (agency: string | number) => string;
  readonly balance: (agency: string | number) => string;
  readonly amount: (agency: string | number) => string;
};
export declare const askTexts: {
  readonly call: (phone: string | number) => string;
  readonly callWith: (given: { readonly phone: string | number; readonly reference: string | number }) => string;
  readonly write: (email: string | number) => string;
  readonly writeWith: (given: { readonly email: string | number; readonly reference: string | number }) => string;
};
export declare const refusedTexts: {
  readonly not_due_yet: string;
  readonly not_confirmed: string;
};
