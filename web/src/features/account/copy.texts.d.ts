// Made from copy.en.json by `npm run words`.
export declare const formTexts: {
  readonly blocked: string;
  readonly email: string;
  readonly password: string;
  readonly google: string;
  readonly googleWaiting: string;
  readonly or: string;
};
export declare const loginTexts: {
  readonly title: string;
  readonly text: string;
  readonly description: (agency: string | number) => string;
  readonly forgot: string;
  readonly submit: string;
  readonly submitting: string;
  readonly toBook: (trip: string | number) => string;
  readonly otherQuestion: string;
  readonly other: string;
  readonly done: string;
  readonly failed: string;
  readonly googleDone: string;
  readonly googleFailed: string;
};
export declare const registerTexts: {
  readonly title: string;
  readonly text: string;
  readonly description: (agency: string | number) => string;
  readonly name: string;
  readonly nameRule: (spelling: string | number) => string;
  readonly confirm: string;
  readonly submit: string;
  readonly submitting: string;
  readonly toBook: (trip: string | number) => string;
  readonly otherQuestion: string;
  readonly other: string;
  readonly done: string;
  readonly failed: string;
  readonly googleDone: string;
  readonly googleFailed: string;
};
export declare const wantedTripTexts: {
  readonly yours: string;
  readonly days: (days: number) => string;
};
export declare const strengthTexts: {
  readonly label: string;
  readonly words: {
    readonly red: string;
    readonly yellow: string;
    readonly green: string;
  };
  readonly list: string;
  readonly met: string;
  readonly missing: string;
};
export declare const signedInTexts: {
  readonly title: string;
  readonly text: (who: string | number) => string;
  readonly go: string;
  readonly account: string;
};
export declare const againTexts: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly submitting: string;
  readonly password: string;
  readonly wrong: string;
  readonly leave: string;
  readonly signedInAs: string;
};
export declare const blockedTexts: {
  readonly title: string;
};
export declare const consoleLinkTexts: {
  readonly setup: string;
  readonly join: (agency: string | number) => string;
};
