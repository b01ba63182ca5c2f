// Made from copy.en.json by `npm run words`.
export declare const aboutPageTexts: {
  readonly title: string;
  readonly text: (agency: string | number) => string;
  readonly promisesTitle: string;
  readonly nextTitle: string;
  readonly nextText: string;
  readonly destinations: string;
  readonly contact: string;
};
