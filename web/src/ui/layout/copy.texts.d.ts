// Made from copy.en.json by `npm run words`.
export declare const breadcrumb: string;
export declare const close: string;
export declare const cancel: string;
