// Made from reasons.en.json by `npm run words`.
export declare const reasonTexts: {
  readonly plans_changed: string;
  readonly illness: string;
  readonly found_other: string;
  readonly price: string;
  readonly weather: string;
  readonly too_few_travellers: string;
  readonly supplier: string;
  readonly safety: string;
  readonly duplicate: string;
  readonly not_paid: string;
  readonly asked_by_traveller: string;
  readonly other: string;
};
