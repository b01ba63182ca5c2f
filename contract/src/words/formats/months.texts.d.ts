// Made from months.en.json by `npm run words`.
export declare const months: readonly [string, string, string, string, string, string, string, string, string, string, string, string];
export declare const monthText: (given: { readonly month: string | number; readonly year: string | number }) => string;
