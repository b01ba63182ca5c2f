// Made from days.en.json by `npm run words`.
export declare const room: (day: string | number) => string;
export declare const onRequest: (day: string | number) => string;
export declare const few: (given: { readonly left: number; readonly day: string | number }) => string;
export declare const short: (given: { readonly day: string | number; readonly room: string | number; readonly days: string | number }) => string;
export declare const isFull: (day: string | number) => string;
export declare const isClosed: (day: string | number) => string;
export declare const isSoon: (day: string | number) => string;
export declare const isFar: (day: string | number) => string;
export declare const isNone: (day: string | number) => string;
export declare const left: (left: string | number) => string;
export declare const days: (days: number) => string;
export declare const full: string;
export declare const closed: string;
