// Made from badge.en.json by `npm run words`.
export declare const contributed: string;
