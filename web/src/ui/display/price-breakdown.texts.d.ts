// Made from price-breakdown.en.json by `npm run words`.
export declare const currency: string;
export declare const notBooked: string;
export declare const missed: string;
export declare const first: string;
export declare const firstToday: string;
export declare const balanceBefore: (days: number) => string;
export declare const code: string;
