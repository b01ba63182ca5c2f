// Made from review.en.json by `npm run words`.
export declare const ratingMissing: string;
export declare const titleMissing: string;
export declare const textShort: (min: string | number) => string;
export declare const nameMissing: string;
