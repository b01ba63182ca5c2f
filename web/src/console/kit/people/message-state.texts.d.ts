// Made from message-state.en.json by `npm run words`.
export declare const stateTexts: {
  readonly new: string;
  readonly open: string;
  readonly answered: string;
  readonly closed: string;
  readonly spam: string;
};
