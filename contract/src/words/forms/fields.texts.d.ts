// Made from fields.en.json by `npm run words`.
export declare const atMost: (max: string | number) => string;
export declare const phoneFormat: string;
