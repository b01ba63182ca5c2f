// Made from promise.en.json by `npm run words`.
export declare const freeTexts: {
  readonly untilDay: (day: string | number) => string;
  readonly untilTime: (given: { readonly day: string | number; readonly time: string | number }) => string;
  readonly untilSpan: (span: string | number) => string;
  readonly untilStart: string;
  readonly within: (span: string | number) => string;
};
export declare const partTexts: {
  readonly untilDay: (day: string | number) => string;
  readonly untilTime: (given: { readonly day: string | number; readonly time: string | number }) => string;
  readonly untilSpan: (span: string | number) => string;
  readonly untilStart: string;
  readonly within: (span: string | number) => string;
};
export declare const allBack: (paid: string | number) => string;
export declare const partBack: (given: { readonly refund: string | number; readonly paid: string | number }) => string;
export declare const line: (given: { readonly title: string | number; readonly amount: string | number }) => string;
export declare const noRefund: string;
export declare const tooClose: string;
