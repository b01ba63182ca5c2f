// Made from copy.en.json by `npm run words`.
export declare const termsTexts: {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly failed: string;
  readonly list: string;
  readonly kept: string;
  readonly make: string;
  readonly usual: string;
  readonly usualFacts: string;
  readonly version: (given: { readonly version: string | number; readonly day: string | number }) => string;
  readonly retiredSince: (day: string | number) => string;
  readonly hadThem: (count: number) => string;
  readonly earlier: (count: number) => string;
  readonly retired: (count: number) => string;
  readonly change: string;
  readonly makeUsual: string;
  readonly retire: string;
  readonly spots: (count: number) => string;
};
export declare const formTexts: {
  readonly newTitle: string;
  readonly changeTitle: (name: string | number) => string;
  readonly newText: string;
  readonly changeText: (version: string | number) => string;
  readonly conflict: (version: string | number) => string;
  readonly template: string;
  readonly ownTemplate: string;
  readonly name: string;
  readonly nameHint: string;
  readonly steps: string;
  readonly stepsHint: string;
  readonly amount: string;
  readonly unit: string;
  readonly units: {
    readonly days: string;
    readonly hours: string;
  };
  readonly percent: string;
  readonly addStep: string;
  readonly removeStep: (at: string | number) => string;
  readonly basis: string;
  readonly bases: {
    readonly paid: string;
    readonly total: string;
  };
  readonly coolingOff: string;
  readonly coolingOffHint: string;
  readonly notWithin: string;
  readonly preview: string;
  readonly noPreview: string;
  readonly cancel: string;
  readonly make: string;
  readonly change: string;
  readonly made: (name: string | number) => string;
};
export declare const exceptionsTexts: {
  readonly title: string;
  readonly text: string;
  readonly make: string;
  readonly failed: string;
  readonly loading: string;
  readonly none: string;
  readonly percent: (percent: number) => string;
  readonly begins: (days: string | number) => string;
  readonly onDay: (day: string | number) => string;
  readonly span: (given: { readonly from: string | number; readonly to: string | number }) => string;
  readonly everywhere: string;
  readonly gone: string;
  readonly made: (day: string | number) => string;
  readonly ended: (day: string | number) => string;
  readonly end: string;
  readonly past: (count: number) => string;
};
export declare const endExceptionTexts: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly done: string;
};
export declare const exceptionFormTexts: {
  readonly title: string;
  readonly text: string;
  readonly where: string;
  readonly places: {
    readonly country: string;
    readonly spot: string;
    readonly all: string;
  };
  readonly country: string;
  readonly chooseCountry: string;
  readonly countriesFailed: string;
  readonly from: string;
  readonly to: string;
  readonly percent: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly tell: string;
  readonly cancel: string;
  readonly submit: string;
  readonly done: string;
};
export declare const usualTexts: {
  readonly title: (name: string | number) => string;
  readonly text: (before: string | number) => string;
  readonly submit: string;
  readonly done: (name: string | number) => string;
};
export declare const retireTexts: {
  readonly title: (name: string | number) => string;
  readonly text: (count: number) => string;
  readonly submit: string;
  readonly done: (name: string | number) => string;
};
