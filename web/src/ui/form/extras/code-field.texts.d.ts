// Made from code-field.en.json by `npm run words`.
export declare const have: string;
export declare const label: string;
export declare const apply: string;
export declare const remove: string;
export declare const code: (code: string | number) => string;
