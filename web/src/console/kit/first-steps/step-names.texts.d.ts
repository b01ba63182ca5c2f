// Made from step-names.en.json by `npm run words`.
export declare const stepNames: {
  readonly agency: string;
  readonly cancellation: string;
  readonly places: string;
  readonly mail: string;
};
