// Made from copy.en.json by `npm run words`.
export declare const shareTexts: {
  readonly title: string;
  readonly text: string;
  readonly make: string;
  readonly failed: string;
  readonly tooMany: string;
  readonly label: string;
  readonly once: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly send: string;
  readonly message: (spot: string | number) => string;
  readonly live: string;
  readonly madeOn: (day: string | number) => string;
  readonly neverOpened: string;
  readonly opened: (times: number) => string;
  readonly openedLast: (given: { readonly times: number; readonly day: string | number }) => string;
  readonly stop: string;
  readonly stopOf: (day: string | number) => string;
  readonly stopped: string;
  readonly stopFailed: string;
};
