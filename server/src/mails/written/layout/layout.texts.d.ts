// Made from layout.en.json by `npm run words`.
export declare const hi: string;
export declare const hiName: (name: string | number) => string;
export declare const signature: string;
export declare const traveler: string;
export declare const call: (phone: string | number) => string;
export declare const replyOrCall: (phone: string | number) => string;
export declare const emergency: (phone: string | number) => string;
export declare const comma: string;
export declare const labeled: (given: { readonly label: string | number; readonly value: string | number }) => string;
export declare const above: (label: string | number) => string;
export declare const quoted: (text: string | number) => string;
