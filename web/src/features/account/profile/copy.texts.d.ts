// Made from copy.en.json by `npm run words`.
export declare const accountTexts: {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly roles: {
    readonly traveller: string;
    readonly administrator: string;
  };
  readonly since: (date: string | number) => string;
};
export declare const workTexts: {
  readonly title: string;
  readonly text: string;
  readonly console: string;
  readonly checkIn: string;
};
export declare const profileTexts: {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly picture: string;
  readonly drawn: (number: string | number) => string;
  readonly none: string;
  readonly own: string;
  readonly address: string;
  readonly addressHint: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  readonly failed: string;
};
export declare const languageTexts: {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  readonly failed: string;
};
export declare const emailTexts: {
  readonly title: string;
  readonly verified: string;
  readonly unverified: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: (email: string | number) => string;
  readonly failed: string;
  readonly noMail: string;
};
export declare const reminderTexts: {
  readonly label: string;
  readonly text: (email: string | number) => string;
  readonly send: string;
  readonly sent: string;
  readonly failed: string;
  readonly close: string;
};
export declare const passwordTexts: {
  readonly title: string;
  readonly text: string;
  readonly googleOnly: string;
  readonly label: string;
  readonly confirm: string;
  readonly add: string;
  readonly added: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  readonly failed: string;
};
export declare const devicesTexts: {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly failed: string;
  readonly current: string;
  readonly used: (when: string | number) => string;
  readonly since: (when: string | number) => string;
  readonly end: string;
  readonly endOf: (device: string | number) => string;
  readonly ended: string;
  readonly endFailed: string;
  readonly endAll: string;
  readonly endAllTitle: string;
  readonly endAllText: string;
  readonly endAllConfirm: string;
  readonly endedAll: string;
  readonly empty: string;
};
export declare const dataTexts: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  readonly failed: string;
  readonly file: string;
};
export declare const deleteTexts: {
  readonly title: string;
  readonly text: string;
  readonly consequences: readonly [string, string, string, string, string, string];
  readonly submit: string;
  readonly write: string;
  readonly proof: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly submit: string;
    readonly submitting: string;
    readonly google: string;
    readonly wrong: string;
  };
  readonly done: string;
  readonly signInStays: string;
  readonly failed: string;
};
export declare const confirmTexts: {
  readonly title: string;
  readonly text: string;
  readonly password: string;
  readonly submit: string;
  readonly submitting: string;
  readonly google: string;
  readonly wrong: string;
};
