// Made from password-input.en.json by `npm run words`.
export declare const show: string;
export declare const hide: string;
