// Made from copy.en.json by `npm run words`.
export declare const forgotTexts: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly submitting: string;
  readonly sentTitle: string;
  readonly sent: (email: string | number) => string;
  readonly again: string;
  readonly back: string;
  readonly demo: string;
  readonly outbox: string;
  readonly failed: string;
  readonly noMail: string;
  readonly contact: string;
  readonly description: (agency: string | number) => string;
};
export declare const resetTexts: {
  readonly title: string;
  readonly text: (email: string | number) => string;
  readonly password: string;
  readonly confirm: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  readonly failed: string;
  readonly checking: string;
};
export declare const linkTexts: {
  readonly title: string;
  readonly badTitle: string;
  readonly badText: string;
  readonly maybeConfirmed: string;
  readonly newReset: string;
  readonly toAccount: string;
  readonly home: string;
  readonly signIn: string;
  readonly working: string;
  readonly failedTitle: string;
  readonly verifiedTitle: string;
  readonly verifiedText: string;
  readonly movedTitle: string;
  readonly movedText: (email: string | number) => string;
  readonly recoveredTitle: string;
  readonly recoveredText: (email: string | number) => string;
  readonly recoveredSafely: (email: string | number) => string;
  readonly setPassword: string;
};
export declare const signInFirstTexts: {
  readonly verifyEmail: {
    readonly title: string;
    readonly text: (account: string | number) => string;
  };
  readonly verifyAndChangeEmail: {
    readonly title: string;
    readonly text: (given: { readonly account: string | number; readonly email: string | number }) => string;
  };
  readonly other: (userEmail: string | number) => string;
  readonly signIn: string;
  readonly switch: string;
  readonly orNew: string;
  readonly newText: string;
  readonly newPassword: string;
  readonly failed: string;
};
export declare const outboxTexts: {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly refresh: string;
  readonly to: string;
  readonly asShown: (subject: string | number) => string;
  readonly asText: string;
  readonly open: string;
  readonly closedTitle: string;
  readonly closedText: string;
};
