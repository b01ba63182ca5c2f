// Made from legal-page.en.json by `npm run words`.
export declare const contents: string;
export declare const responsible: string;
export declare const loading: string;
export declare const unclear: string;
export declare const contact: string;
export declare const demo: string;
export declare const notTranslated: string;
