// Made from copy.en.json by `npm run words`.
export declare const label: string;
export declare const none: (currency: string | number) => string;
export declare const about: (amount: string | number) => string;
export declare const aboutThen: (given: { readonly amount: string | number; readonly day: string | number }) => string;
export declare const note: (given: { readonly day: string | number; readonly currency: string | number }) => string;
