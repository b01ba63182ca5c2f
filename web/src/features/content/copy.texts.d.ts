// Made from copy.en.json by `npm run words`.
export declare const contactTexts: {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly emailHint: string;
  readonly subject: string;
  readonly subjectFor: (name: string | number) => string;
  readonly subjectAbout: (place: string | number) => string;
  readonly subjectOfReview: (place: string | number) => string;
  readonly message: string;
  readonly submit: string;
  readonly submitting: string;
  readonly done: string;
  readonly failed: string;
  readonly blocked: string;
  readonly otherTitle: string;
  readonly call: string;
  readonly whatsapp: string;
  readonly mail: string;
  readonly visit: string;
  readonly hours: string;
  readonly support: string;
  readonly supportText: string;
  readonly sample: string;
  readonly supportLink: string;
};
export declare const unsubscribeTexts: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly submitting: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly failed: string;
  readonly missingTitle: string;
  readonly missingText: string;
};
export declare const noReviewMailsTexts: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly submitting: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly failed: string;
  readonly missingTitle: string;
  readonly missingText: string;
};
export declare const confirmTexts: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly submitting: string;
  readonly doneTitle: string;
  readonly doneText: string;
  readonly oldTitle: string;
  readonly oldText: string;
  readonly failed: string;
  readonly missingTitle: string;
  readonly missingText: string;
};
export declare const newsletterStepTexts: {
  readonly home: string;
  readonly contact: string;
};
export declare const supportTexts: {
  readonly title: string;
  readonly text: string;
  readonly search: string;
  readonly placeholder: string;
  readonly count: (given: { readonly shown: string | number; readonly all: string | number }) => string;
  readonly noneTitle: string;
  readonly noneText: string;
  readonly clear: string;
  readonly stillTitle: string;
  readonly stillText: string;
  readonly contact: string;
  readonly description: string;
};
export declare const imprintTexts: {
  readonly title: string;
  readonly missing: string;
  readonly missingText: string;
  readonly home: string;
};
