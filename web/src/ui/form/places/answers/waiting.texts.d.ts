// Made from waiting.en.json by `npm run words`.
export declare const setOn: (day: string | number) => string;
export declare const promise: (people: number) => string;
export declare const join: string;
export declare const signIn: string;
export declare const title: string;
export declare const places: (people: number) => string;
export declare const first: (people: number) => string;
export declare const second: string;
export declare const third: string;
export declare const mailTo: (email: string | number) => string;
export declare const notNow: string;
export declare const joined: (day: string | number) => string;
export declare const ahead: (parties: number) => string;
export declare const see: string;
export declare const room: (day: string | number) => string;
