// Made from copy.en.json by `npm run words`.
export declare const notFoundTexts: {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly home: string;
  readonly destinations: string;
};
export declare const errorTexts: {
  readonly title: string;
  readonly loading: string;
  readonly reload: string;
  readonly home: string;
};
export declare const lateTexts: {
  readonly notice: string;
  readonly reload: string;
  readonly offline: string;
};
export declare const scriptlessText: string;
export declare const sessionTexts: {
  readonly signIn: string;
  readonly register: string;
  readonly logout: string;
  readonly logoutDone: string;
  readonly logoutFailed: string;
  readonly account: string;
  readonly console: string;
};
