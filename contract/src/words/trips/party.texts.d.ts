// Made from party.en.json by `npm run words`.
export declare const partyTexts: {
  readonly adults: (count: number) => string;
  readonly children: (count: number) => string;
  readonly infants: (count: number) => string;
};
export declare const partyFaultTexts: {
  readonly no_adult: string;
  readonly not_whole: string;
  readonly too_many: (most: number) => string;
};
