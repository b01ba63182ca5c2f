// Made from contact.en.json by `npm run words`.
export declare const nameMissing: string;
export declare const emailMissing: string;
export declare const emailFormat: string;
export declare const subjectMissing: string;
export declare const messageMissing: string;
