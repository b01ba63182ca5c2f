// Made from blocked.en.json by `npm run words`.
export declare const blocked: (email: string | number) => string;
export declare const blockedWithoutEmail: string;
