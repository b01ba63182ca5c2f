// Made from plan.en.json by `npm run words`.
export declare const freeDay: string;
