// Made from copy.en.json by `npm run words`.
export declare const roleNames: {
  readonly owner: string;
  readonly manager: string;
  readonly staff: string;
};
export declare const noMailTexts: {
  readonly text: string;
};
export declare const signOutTexts: {
  readonly done: string;
  readonly failed: string;
};
