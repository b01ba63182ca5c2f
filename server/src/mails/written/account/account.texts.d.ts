// Made from account.en.json by `npm run words`.
export declare const ignore: string;
export declare const resetPassword: {
  readonly subject: string;
  readonly text: string;
};
export declare const verifyEmail: {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
};
export declare const changeEmail: {
  readonly subject: string;
  readonly text: (address: string | number) => string;
  readonly textThis: string;
  readonly action: string;
};
export declare const emailChanged: {
  readonly subject: string;
  readonly text: string;
  readonly textTo: (address: string | number) => string;
  readonly undoText: string;
  readonly action: string;
};
export declare const passwordChanged: {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
};
export declare const farewell: {
  readonly subject: string;
  readonly text: string;
  readonly notYou: string;
};
export declare const guestFarewell: {
  readonly subject: string;
  readonly text: string;
  readonly notYou: string;
};
export declare const writeToUs: string;
export declare const invitation: {
  readonly subject: (agency: string | number) => string;
  readonly text: (agency: string | number) => string;
  readonly once: (days: number) => string;
  readonly action: string;
  readonly note: string;
};
export declare const subscription: {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  readonly note: string;
};
export declare const newsletter: {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  readonly note: string;
};
export declare const contact: {
  readonly received: string;
  readonly receivedText: string;
  readonly receivedNote: string;
  readonly copy: (subject: string | number) => string;
  readonly copyText: string;
  readonly youWrote: string;
};
export declare const contribution: {
  readonly mine: string;
  readonly view: string;
  readonly approvedSubject: (spot: string | number) => string;
  readonly approvedEditSubject: (spot: string | number) => string;
  readonly approved: string;
  readonly approvedEdit: string;
  readonly sentBackSubject: (spot: string | number) => string;
  readonly sentBack: {
    readonly new: string;
    readonly edit: string;
    readonly online: string;
  };
  readonly sentBackNote: string;
  readonly archivedSubject: (spot: string | number) => string;
  readonly archived: string;
  readonly deletedByUs: string;
  readonly restoredSubject: (spot: string | number) => string;
  readonly restored: string;
};
export declare const picture: {
  readonly subject: string;
  readonly subjectOf: (places: string | number) => string;
  readonly text: string;
  readonly textOf: (places: string | number) => string;
  readonly and: string;
  readonly note: string;
};
