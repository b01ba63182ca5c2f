// Made from holds.en.json by `npm run words`.
export declare const keeping: (given: { readonly places: number; readonly until: string | number }) => string;
export declare const soon: (minutes: number) => string;
export declare const few: string;
export declare const over: string;
export declare const kept: (until: string | number) => string;
export declare const waiting: string;
export declare const waitingText: string;
export declare const ended: (until: string | number) => string;
export declare const keepingForTransfer: (given: { readonly places: number; readonly day: string | number }) => string;
export declare const expecting: (day: string | number) => string;
export declare const transferLate: (day: string | number) => string;
export declare const transferBy: (day: string | number) => string;
