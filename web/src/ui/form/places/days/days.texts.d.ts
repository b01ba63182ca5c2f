// Made from days.en.json by `npm run words`.
export declare const named: (given: { readonly day: string | number; readonly state: string | number }) => string;
export declare const room: string;
export declare const onRequest: string;
export declare const few: (left: number) => string;
export declare const short: (given: { readonly room: string | number; readonly days: string | number }) => string;
export declare const isFull: string;
export declare const isClosed: string;
export declare const isSoon: string;
export declare const isFar: string;
export declare const isNone: string;
export declare const left: (left: string | number) => string;
export declare const days: (days: number) => string;
export declare const full: string;
export declare const closed: string;
export declare const costs: (given: { readonly state: string | number; readonly cost: string | number }) => string;
