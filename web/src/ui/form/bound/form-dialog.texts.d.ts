// Made from form-dialog.en.json by `npm run words`.
export declare const keep: string;
