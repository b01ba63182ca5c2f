// Made from faults.en.json by `npm run words`.
export declare const past: string;
export declare const tooSoon: (first: string | number) => string;
export declare const tooFar: (last: string | number) => string;
export declare const tooShort: (days: number) => string;
export declare const tooLong: (days: number) => string;
export declare const full: (day: string | number) => string;
export declare const fewLeft: (given: { readonly left: number; readonly day: string | number }) => string;
export declare const roomFor: (days: number) => string;
export declare const notThen: (day: string | number) => string;
export declare const startTime: (day: string | number) => string;
export declare const hasLeft: (given: { readonly time: string | number; readonly day: string | number }) => string;
export declare const noStart: (given: { readonly day: string | number; readonly time: string | number }) => string;
export declare const nearest: string;
export declare const make: (days: number) => string;
export declare const soldOut: string;
