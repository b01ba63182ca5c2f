import * as catalog from './copy.texts.js';

/** Texts for the controls of settings. */
export const controlTexts = {
  ...catalog.controlTexts,
  remove: (label: string, number: number) => `Remove ${label.toLowerCase()}, line ${number}`,
  up: (label: string, number: number) => `Move ${label.toLowerCase()}, line ${number}, up`,
} as const;
