// Made from numbers.en.json by `npm run words`.
export declare const decimalSign: string;
export declare const groupSign: string;
export declare const groupsFrom: number;
export declare const symbolFirst: boolean;
export declare const percentText: (percent: string | number) => string;
export declare const locale: string;
export declare const listSigns: {
  readonly middle: string;
  readonly last: string;
  readonly two: string;
};
export declare const comma: string;
export declare const signMark: string;
export declare const lowersNouns: boolean;
