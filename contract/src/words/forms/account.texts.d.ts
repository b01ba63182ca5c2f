// Made from account.en.json by `npm run words`.
export declare const emailMissing: string;
export declare const emailFormat: string;
export declare const passwordMissing: string;
export declare const passwordShort: (min: string | number) => string;
export declare const stillMissing: (rules: string | number) => string;
export declare const nameTexts: {
  readonly required: string;
  readonly too_short: string;
  readonly letters_only: string;
};
export declare const confirmationMissing: string;
export declare const passwordsDiffer: string;
export declare const sameAddress: string;
export declare const pictureAddress: string;
