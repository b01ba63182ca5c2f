// Made from error-text.en.json by `npm run words`.
export declare const network: string;
export declare const timeout: string;
export declare const unreadable: string;
export declare const broken: string;
