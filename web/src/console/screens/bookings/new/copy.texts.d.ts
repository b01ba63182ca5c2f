// Made from copy.en.json by `npm run words`.
export declare const newTexts: {
  readonly title: string;
  readonly text: string;
  readonly back: string;
  readonly trip: string;
  readonly missing: string;
  readonly failed: string;
  readonly firstDay: string;
  readonly days: string;
  readonly fewer: string;
  readonly more: string;
  readonly customer: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHint: string;
  readonly email: string;
  readonly emailHint: string;
  readonly noEmail: string;
  readonly notify: string;
  readonly price: string;
  readonly noPrice: string;
  readonly notCharged: string;
  readonly submit: string;
  readonly submitFor: (total: string | number) => string;
  readonly cancel: string;
  readonly done: string;
  readonly changed: (cost: string | number) => string;
};
