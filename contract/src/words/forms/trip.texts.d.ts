// Made from trip.en.json by `npm run words`.
export declare const dateTexts: {
  readonly not_a_day: string;
  readonly past: string;
  readonly too_far: string;
};
export declare const tooExpensive: string;
export declare const dateMissing: string;
export declare const durationMissing: string;
export declare const durationRange: (given: { readonly min: string | number; readonly max: string | number }) => string;
export declare const nameMissing: string;
export declare const phoneMissing: string;
export declare const renameMissing: string;
export declare const referenceMissing: string;
