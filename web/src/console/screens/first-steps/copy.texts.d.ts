// Made from copy.en.json by `npm run words`.
export declare const firstStepsTexts: {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly failed: string;
  readonly progress: string;
  readonly done: string;
  readonly skip: string;
  readonly save: string;
  readonly saving: string;
  readonly goOn: string;
  readonly finished: string;
  readonly finishedText: string;
  readonly destination: string;
  readonly site: string;
  readonly today: string;
};
export declare const agencyStepTexts: {
  readonly title: string;
  readonly text: string;
  readonly zone: (zone: string | number) => string;
  readonly takeZone: string;
  readonly moneyOf: {
    readonly day: (currency: string | number) => string;
    readonly total: (currency: string | number) => string;
  };
  readonly planMoney: (given: { readonly currency: string | number; readonly plan: string | number }) => string;
};
export declare const cancellationStepTexts: {
  readonly title: string;
  readonly text: string;
  readonly legend: string;
  readonly keep: string;
  readonly failed: string;
};
export declare const placesStepTexts: {
  readonly title: string;
  readonly text: string;
};
export declare const mailStepTexts: {
  readonly title: string;
  readonly text: (address: string | number) => string;
  readonly send: string;
  readonly sending: string;
  readonly sent: string;
  readonly kept: string;
  readonly refused: (answer: string | number) => string;
};
