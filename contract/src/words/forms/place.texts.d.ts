// Made from place.en.json by `npm run words`.
export declare const nameMissing: string;
export declare const countryMissing: string;
export declare const costMissing: string;
export declare const imageMissing: string;
export declare const imageFormat: string;
export declare const answerMissing: (question: string | number) => string;
