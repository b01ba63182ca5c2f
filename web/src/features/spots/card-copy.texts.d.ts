// Made from card-copy.en.json by `npm run words`.
export declare const cardTexts: {
  readonly view: string;
  readonly favorite: (spot: string | number) => string;
  readonly share: (spot: string | number) => string;
  readonly likes: (count: number) => string;
  readonly departure: (day: string | number) => string;
  readonly noDeparture: string;
};
