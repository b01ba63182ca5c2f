// Made from language.en.json by `npm run words`.
export declare const language: string;
export declare const direction: string;
