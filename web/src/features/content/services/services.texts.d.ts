// Made from services.en.json by `npm run words`.
export declare const serviceTexts: {
  readonly planning: {
    readonly title: string;
    readonly text: string;
    readonly intro: string;
    readonly steps: readonly [{
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }];
    readonly limits: string;
  };
  readonly hotels: {
    readonly title: string;
    readonly text: string;
    readonly intro: string;
    readonly steps: readonly [{
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }];
    readonly limits: string;
  };
  readonly flights: {
    readonly title: string;
    readonly text: string;
    readonly intro: string;
    readonly steps: readonly [{
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }];
    readonly limits: string;
  };
  readonly cars: {
    readonly title: string;
    readonly text: string;
    readonly intro: string;
    readonly steps: readonly [{
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }];
    readonly limits: string;
  };
  readonly insurance: {
    readonly title: string;
    readonly text: string;
    readonly intro: string;
    readonly steps: readonly [{
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }, {
        readonly title: string;
        readonly text: string;
      }];
    readonly limits: string;
  };
};
