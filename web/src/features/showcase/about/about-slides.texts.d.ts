// Made from about-slides.en.json by `npm run words`.
export declare const slides: readonly [{
    readonly title: string;
    readonly text: string;
  }, {
    readonly title: string;
    readonly text: string;
  }, {
    readonly title: string;
    readonly text: string;
  }, {
    readonly title: string;
    readonly text: string;
  }, {
    readonly title: string;
    readonly text: string;
  }, {
    readonly title: string;
    readonly text: string;
  }];
