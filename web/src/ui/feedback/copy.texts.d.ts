// Made from copy.en.json by `npm run words`.
export declare const tryAgain: string;
export declare const messages: string;
export declare const dismiss: string;
