// Made from copy.en.json by `npm run words`.
export declare const listTexts: {
  readonly export: string;
  readonly stopExport: string;
  readonly exported: string;
  readonly confirm: string;
  readonly next: string;
  readonly first: string;
  readonly pages: string;
  readonly reset: string;
  readonly any: string;
  readonly columns: string;
  readonly columnsTitle: string;
  readonly done: string;
  readonly selectAll: string;
  readonly select: (name: string | number) => string;
  readonly selected: (count: number) => string;
  readonly clearSelection: string;
  readonly selection: string;
  readonly sort: string;
  readonly views: string;
  readonly saveView: string;
  readonly saveTitle: string;
  readonly saveText: string;
  readonly viewName: string;
  readonly save: string;
  readonly cancel: string;
  readonly removeView: (name: string | number) => string;
};
