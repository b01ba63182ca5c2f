// Made from copy.en.json by `npm run words`.
export declare const aboutTexts: {
  readonly more: string;
  readonly carousel: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly slide: (given: { readonly title: string | number; readonly number: string | number; readonly count: string | number }) => string;
};
export declare const bestSpotsTexts: {
  readonly title: string;
  readonly text: string;
  readonly pause: string;
  readonly play: string;
  readonly explore: string;
  readonly all: string;
  readonly loading: string;
  readonly failed: string;
  readonly anywhere: string;
};
export declare const teamTexts: {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly failed: string;
  readonly expertise: readonly [string, string];
  readonly quote: string;
  readonly mail: (name: string | number) => string;
  readonly ask: (firstName: string | number) => string;
  readonly sample: string;
};
export declare const reviewsTexts: {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly failed: string;
  readonly location: string;
  readonly date: string;
  readonly destination: string;
  readonly featured: string;
  readonly more: string;
  readonly previous: string;
  readonly next: string;
  readonly dots: string;
  readonly dot: (name: string | number) => string;
  readonly pause: string;
  readonly play: string;
  readonly likes: (count: number) => string;
  readonly isSample: string;
  readonly sample: string;
};
export declare const carouselRole: string;
