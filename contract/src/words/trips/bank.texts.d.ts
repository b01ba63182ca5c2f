// Made from bank.en.json by `npm run words`.
export declare const bankDecides: string;
export declare const bankShows: (days: number) => string;
