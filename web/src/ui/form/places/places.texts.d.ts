// Made from places.en.json by `npm run words`.
export declare const previous: string;
export declare const next: string;
export declare const failed: string;
export declare const again: string;
export declare const choose: string;
export declare const onRequest: string;
export declare const fits: (people: number) => string;
