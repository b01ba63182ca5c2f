// Made from copy.en.json by `npm run words`.
export declare const chooserLabel: string;
