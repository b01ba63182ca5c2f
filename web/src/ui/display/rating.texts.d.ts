// Made from rating.en.json by `npm run words`.
export declare const rated: string;
export declare const outOf: string;
export declare const estimated: string;
export declare const stars: (value: string | number) => string;
export declare const unrated: string;
