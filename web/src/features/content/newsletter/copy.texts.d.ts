// Made from copy.en.json by `npm run words`.
export declare const newsletterTexts: {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  readonly consent: string;
  readonly submit: string;
};
export declare const subscribeTexts: {
  readonly done: string;
  readonly failed: string;
  readonly emailMissing: string;
  readonly emailFormat: string;
  readonly consentMissing: string;
};
