// Made from copy.en.json by `npm run words`.
export declare const viewNames: {
  readonly shown: string;
  readonly unused: string;
  readonly missingAlt: string;
  readonly external: string;
};
export declare const subjectNames: {
  readonly spot: string;
  readonly spot_edit: string;
  readonly review: string;
  readonly agency: string;
  readonly member: string;
};
export declare const avifNames: {
  readonly waiting: string;
  readonly made: string;
  readonly failed: string;
};
export declare const picturesTexts: {
  readonly title: string;
  readonly text: string;
  readonly caption: string;
  readonly views: string;
  readonly all: string;
  readonly on: string;
  readonly owner: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly emptyFilter: string;
  readonly name: (places: string | number) => string;
  readonly idle: string;
  readonly picture: string;
  readonly uses: string;
  readonly by: string;
  readonly size: string;
  readonly state: string;
  readonly actions: string;
  readonly cover: string;
  readonly offline: string;
  readonly noAlt: string;
  readonly nameless: string;
  readonly settings: string;
  readonly former: string;
  readonly noName: string;
  readonly theirs: (name: string | number) => string;
  readonly unused: (moment: string | number) => string;
  readonly unusedText: string;
  readonly shown: string;
  readonly pixels: (given: { readonly width: string | number; readonly height: string | number }) => string;
  readonly remove: string;
};
export declare const removalTexts: {
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  readonly needed: string;
  readonly submit: string;
  readonly done: string;
};
export declare const externalTexts: {
  readonly text: string;
  readonly spot: string;
  readonly host: string;
  readonly bring: string;
  readonly contributed: string;
  readonly own: string;
  readonly from: string;
  readonly empty: string;
};
