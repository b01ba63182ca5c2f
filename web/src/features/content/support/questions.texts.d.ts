// Made from questions.en.json by `npm run words`.
export declare const finding: {
  readonly title: string;
  readonly questions: readonly [{
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: (included: string | number) => string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }];
};
export declare const changing: {
  readonly title: string;
  readonly questions: readonly [{
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }];
};
export declare const paying: {
  readonly title: string;
  readonly questions: readonly [{
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }];
};
export declare const account: {
  readonly title: string;
  readonly questions: readonly [{
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }];
};
export declare const own: {
  readonly title: string;
  readonly questions: readonly [{
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }, {
      readonly question: string;
      readonly answer: string;
    }];
};
export declare const answers: {
  readonly includedUnknown: string;
  readonly confirmed: (confirmation: string | number) => string;
  readonly noMail: string;
  readonly addReview: string;
  readonly addClosed: string;
};
