// Made from days.en.json by `npm run words`.
export declare const weekdayDay: (given: { readonly weekday: string | number; readonly month: string | number; readonly day: string | number; readonly year: string | number }) => string;
export declare const monthDay: (given: { readonly month: string | number; readonly day: string | number }) => string;
export declare const monthDayYear: (given: { readonly month: string | number; readonly day: string | number; readonly year: string | number }) => string;
export declare const withinMonth: (given: { readonly month: string | number; readonly first: string | number; readonly last: string | number }) => string;
export declare const withinMonthYear: (given: { readonly month: string | number; readonly first: string | number; readonly last: string | number; readonly year: string | number }) => string;
export declare const range: (given: { readonly from: string | number; readonly to: string | number }) => string;
export declare const atTime: (given: { readonly days: string | number; readonly time: string | number }) => string;
export declare const fromTime: (given: { readonly days: string | number; readonly time: string | number }) => string;
