// Made from copy.en.json by `npm run words`.
export declare const serviceTexts: {
  readonly all: string;
  readonly steps: string;
  readonly contact: string;
  readonly destinations: string;
  readonly notOffered: string;
  readonly notOfferedText: string;
  readonly sample: string;
};
