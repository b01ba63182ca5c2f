// Made from copy.en.json by `npm run words`.
export declare const guaranteeTexts: {
  readonly title: string;
  readonly text: (given: { readonly spot: string | number; readonly day: string | number }) => string;
  readonly submit: string;
  readonly done: string;
};
export declare const closeTexts: {
  readonly title: string;
  readonly text: (given: { readonly spot: string | number; readonly day: string | number }) => string;
  readonly submit: string;
  readonly done: string;
};
export declare const goingTexts: {
  readonly guaranteed: string;
  readonly needs: (given: { readonly people: number; readonly day: string | number }) => string;
  readonly needsSoon: (people: number) => string;
  readonly notYet: string;
};
export declare const startTimeTexts: {
  readonly label: string;
  readonly hint: string;
  readonly choose: string;
  readonly left: (given: { readonly left: number; readonly time: string | number }) => string;
};
