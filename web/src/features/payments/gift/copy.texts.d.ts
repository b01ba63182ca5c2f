// Made from copy.en.json by `npm run words`.
export declare const texts: {
  readonly title: string;
  readonly text: string;
  readonly code: string;
  readonly hint: string;
  readonly submit: string;
  readonly nothingLeft: (paid: string | number) => string;
  readonly someLeft: (given: { readonly paid: string | number; readonly left: string | number }) => string;
};
