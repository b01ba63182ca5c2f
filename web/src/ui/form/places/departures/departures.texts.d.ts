// Made from departures.en.json by `npm run words`.
export declare const placesLeft: (left: number) => string;
export declare const soldOut: string;
export declare const guaranteed: string;
export declare const goesFrom: (people: number) => string;
export declare const goesFromMissing: (given: { readonly people: number; readonly missing: string | number }) => string;
export declare const goes: string;
export declare const notYet: (day: string | number) => string;
export declare const notYetSoon: string;
export declare const askFirst: string;
export declare const departures: (month: string | number) => string;
export declare const none: (month: string | number) => string;
export declare const until: (day: string | number) => string;
export declare const nextDay: (day: string | number) => string;
export declare const waitingList: string;
export declare const localTime: string;
export declare const costs: (cost: string | number) => string;
