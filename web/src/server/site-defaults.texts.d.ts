// Made from site-defaults.en.json by `npm run words`.
export declare const homeName: string;
export declare const headline: (agency: string | number) => string;
export declare const description: (agency: string | number) => string;
