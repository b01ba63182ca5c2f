// Made from papers.en.json by `npm run words`.
export declare const numberFormat: (min: string | number) => string;
export declare const companyMissing: string;
export declare const addressMissing: string;
export declare const addressLines: (most: string | number) => string;
export declare const vatIdFormat: string;
