// Made from category-names.en.json by `npm run words`.
export declare const categoryNames: {
  readonly beach: string;
  readonly mountain: string;
  readonly city: string;
  readonly historical: string;
  readonly nature: string;
  readonly adventure: string;
};
