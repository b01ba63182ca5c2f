// Made from copy.en.json by `npm run words`.
export declare const contactTexts: {
  readonly edit: string;
  readonly title: string;
  readonly text: string;
  readonly textOfAccount: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHint: string;
  readonly notify: string;
  readonly submit: string;
  readonly done: string;
  readonly conflict: (now: string | number) => string;
  readonly language: (language: string | number) => string;
};
export declare const linkTexts: {
  readonly title: string;
  readonly text: (until: string | number) => string;
  readonly ended: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly link: string;
  readonly renew: string;
  readonly renewed: string;
  readonly end: string;
  readonly endedNow: string;
};
