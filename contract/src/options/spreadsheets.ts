/**
 * How exports are written: cells are separated by commas, with decimal points, or by semicolons, with decimal commas, as
 * spreadsheets in many countries expect.
 */
export const SPREADSHEETS = ['comma', 'semicolon'] as const;
export type Spreadsheets = (typeof SPREADSHEETS)[number];
