// Made from copy.en.json by `npm run words`.
export declare const texts: {
  readonly title: string;
  readonly text: (given: { readonly amount: string | number; readonly day: string | number }) => string;
  readonly kept: string;
  readonly nothing: string;
  readonly announce: string;
  readonly expected: (given: { readonly amount: string | number; readonly day: string | number }) => string;
  readonly emailed: string;
  readonly failed: string;
  readonly notAnnounced: string;
  readonly loading: string;
  readonly copy: (label: string | number) => string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly scan: string;
};
