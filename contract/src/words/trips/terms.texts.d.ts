// Made from terms.en.json by `npm run words`.
export declare const spans: {
  readonly days: (days: string | number) => string;
  readonly hours: (hours: number) => string;
};
export declare const windows: {
  readonly first: (given: { readonly span: string | number; readonly share: string | number }) => string;
  readonly firstAtStart: (share: string | number) => string;
  readonly later: (given: { readonly span: string | number; readonly share: string | number }) => string;
  readonly laterAtStart: (share: string | number) => string;
};
export declare const shares: {
  readonly all: string;
  readonly ofPaid: (percent: string | number) => string;
  readonly ofTotal: (percent: string | number) => string;
};
export declare const nothing: string;
export declare const nothingLater: string;
export declare const usual: (span: string | number) => string;
export declare const moved: (share: string | number) => string;
export declare const movedForNothing: string;
export declare const coolingOff: (span: string | number) => string;
export declare const coolingOffIfFar: (given: { readonly span: string | number; readonly far: string | number }) => string;
