// Made from copy.en.json by `npm run words`.
export declare const walletTexts: {
  readonly label: string;
  readonly orCard: string;
  readonly changed: string;
};
