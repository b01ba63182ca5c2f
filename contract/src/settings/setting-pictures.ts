import { z } from 'zod/mini';
import { readPictureAddress } from '../rules/text/picture-name.ts';
import { text } from '../fields/text.ts';

export const PictureAddress = text(80).check(
  z.refine((value) => readPictureAddress(value) !== null, 'is not an uploaded picture'),
);

/** The server sets the size and ignores the one that was sent. */
export const SettingPicture = z.object({ url: PictureAddress, width: z.int(), height: z.int() });
export type SettingPicture = z.output<typeof SettingPicture>;
