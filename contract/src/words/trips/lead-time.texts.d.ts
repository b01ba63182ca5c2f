// Made from lead-time.en.json by `npm run words`.
export declare const confirmation: (hours: number) => string;
export declare const bookAhead: (days: number) => string;
export declare const tooSoon: (given: { readonly days: number; readonly first: string | number }) => string;
