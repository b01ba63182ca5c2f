/**
 * The format of exports. `semicolon`: semicolons between cells and decimal commas, as spreadsheets in many countries
 * expect.
 */
export const SPREADSHEETS = ['comma', 'semicolon'] as const;
export type Spreadsheets = (typeof SPREADSHEETS)[number];
