// Made from dates.en.json by `npm run words`.
export declare const longMonths: readonly [string, string, string, string, string, string, string, string, string, string, string, string];
export declare const shortMonths: readonly [string, string, string, string, string, string, string, string, string, string, string, string];
export declare const weekdays: readonly [string, string, string, string, string, string, string];
export declare const shortWeekdays: readonly [string, string, string, string, string, string, string];
export declare const tinyWeekdays: readonly [string, string, string, string, string, string, string];
export declare const dayText: (given: { readonly month: string | number; readonly day: string | number; readonly year: string | number }) => string;
export declare const shortDayText: (given: { readonly month: string | number; readonly day: string | number }) => string;
export declare const spanText: (given: { readonly month: string | number; readonly first: string | number; readonly last: string | number }) => string;
export declare const weekdayText: (given: { readonly weekday: string | number; readonly month: string | number; readonly day: string | number }) => string;
export declare const longDayText: (given: { readonly weekday: string | number; readonly month: string | number; readonly day: string | number; readonly year: string | number }) => string;
export declare const firstWeekday: number;
export declare const twelveHours: boolean;
export declare const forenoon: string;
export declare const afternoon: string;
