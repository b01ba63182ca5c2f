// Made from copy.en.json by `npm run words`.
export declare const texts: {
  readonly wait: string;
  readonly drop: string;
  readonly choose: string;
  readonly chooseOne: string;
  readonly replace: string;
  readonly removeOne: (label: string | number) => string;
  readonly camera: string;
  readonly formats: (megabytes: string | number) => string;
  readonly full: string;
  readonly list: string;
  readonly cover: string;
  readonly alt: (at: string | number) => string;
  readonly altPlaceholder: string;
  readonly credit: (at: string | number) => string;
  readonly earlier: (at: string | number) => string;
  readonly later: (at: string | number) => string;
  readonly remove: (at: string | number) => string;
  readonly sending: (name: string | number) => string;
  readonly waiting: (name: string | number) => string;
  readonly failedFile: (given: { readonly name: string | number; readonly why: string | number }) => string;
  readonly dismiss: (name: string | number) => string;
  readonly tooLarge: (megabytes: string | number) => string;
  readonly tooMany: string;
  readonly progress: (given: { readonly done: string | number; readonly all: string | number }) => string;
  readonly count: (count: number) => string;
};
