// Made from copy.en.json by `npm run words`.
export declare const texts: {
  readonly title: string;
  readonly text: (amount: string | number) => string;
  readonly make: string;
  readonly failed: string;
  readonly label: string;
  readonly once: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly send: string;
  readonly message: (spot: string | number) => string;
};
