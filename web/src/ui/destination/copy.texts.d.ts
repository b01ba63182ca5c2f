// Made from copy.en.json by `npm run words`.
export declare const planTexts: {
  readonly dayByDay: string;
  readonly day: (day: string | number) => string;
  readonly included: string;
  readonly notIncluded: string;
  readonly meet: string;
  readonly meetAt: (given: { readonly time: string | number; readonly day: string | number }) => string;
  readonly meetAtDaily: (time: string | number) => string;
  readonly openMaps: string;
  readonly copyAddress: string;
  readonly addressCopied: string;
  readonly copyFailed: string;
  readonly endsAt: string;
  readonly onTheSpot: string;
  readonly bring: string;
  readonly notSuitable: string;
  readonly notAllowed: string;
  readonly accessibility: string;
  readonly goodToKnow: string;
};
export declare const countryTexts: {
  readonly countries: string;
  readonly favorites: string;
  readonly others: string;
  readonly show: string;
  readonly found: (count: number) => string;
};
