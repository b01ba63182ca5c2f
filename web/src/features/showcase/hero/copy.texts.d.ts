// Made from copy.en.json by `npm run words`.
export declare const heroTexts: {
  readonly start: string;
  readonly startHint: string;
  readonly demo: string;
  readonly demoHint: string;
  readonly tourHint: (steps: number) => string;
};
