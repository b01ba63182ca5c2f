// Made from copy.en.json by `npm run words`.
export declare const frameTexts: {
  readonly name: string;
  readonly menu: string;
  readonly more: string;
  readonly moreTitle: string;
  readonly testMode: string;
  readonly loading: string;
  readonly failed: string;
  readonly loadingScreen: string;
  readonly viewSite: string;
  readonly account: string;
  readonly shortcuts: string;
  readonly signOut: string;
};
export declare const sectionNames: {
  readonly work: string;
  readonly catalog: string;
  readonly money: string;
  readonly people: string;
  readonly agency: string;
};
export declare const strangerTexts: {
  readonly title: string;
  readonly text: (email: string | number) => string;
  readonly home: string;
  readonly account: string;
};
export declare const refusalTexts: {
  readonly title: string;
  readonly text: string;
  readonly home: string;
};
export declare const missingTexts: {
  readonly title: string;
  readonly text: string;
  readonly home: string;
};
export declare const commandTexts: {
  readonly title: string;
  readonly open: string;
  readonly label: string;
  readonly placeholder: string;
  readonly results: string;
  readonly searching: string;
  readonly none: string;
};
export declare const actionTexts: {
  readonly book: string;
  readonly add: string;
  readonly unpaid: string;
  readonly open: string;
  readonly site: string;
};
export declare const shortcutTexts: {
  readonly title: string;
  readonly between: string;
  readonly search: string;
  readonly go: (screen: string | number) => string;
  readonly help: string;
  readonly close: string;
  readonly enabled: string;
  readonly always: string;
};
export declare const languageTexts: {
  readonly label: string;
  readonly failed: string;
  readonly kept: string;
};
