import { midSentence, PICTURE_UPLOAD } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

const megabytes = PICTURE_UPLOAD.maxBytes / 1024 / 1024;

export const texts = {
  ...catalog.texts,
  removeOne: (label: string) => catalog.texts.removeOne(midSentence(label)),
  formats: catalog.texts.formats(megabytes),
  tooLarge: catalog.texts.tooLarge(megabytes),
} as const;
