// Made from gift.en.json by `npm run words`.
export declare const emailFormat: string;
export declare const giftCode: string;
