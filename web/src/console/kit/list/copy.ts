import * as catalog from './copy.texts.js';

/** Texts for all lists in the console. */
export const listTexts = {
  ...catalog.listTexts,
  exporting: (rows: number) =>
    rows === 0 ? 'Preparing...' : `${rows.toLocaleString('en-US')} rows so far`,
  exportFailed: (rows: number, reason: string) =>
    `The export failed${rows === 0 ? '' : ` after ${rows.toLocaleString('en-US')} rows`}, and no file was saved. ${reason}`.trimEnd(),
} as const;
