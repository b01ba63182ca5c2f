import * as catalog from './copy.texts.js';

export const listTexts = {
  ...catalog.listTexts,
  exporting: (rows: number) =>
    rows === 0 ? catalog.listTexts.preparing : catalog.listTexts.rowsSoFar(rows),
  exportFailed: (rows: number, reason: string) =>
    (rows === 0
      ? catalog.listTexts.exportFailed(reason)
      : catalog.listTexts.exportFailedAfter({ count: rows, reason })
    ).trimEnd(),
} as const;
