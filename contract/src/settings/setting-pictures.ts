import { z } from 'zod/mini';
import { readPictureAddress } from '../rules/text/picture-name.ts';
import { text } from '../fields/text.ts';

/** Of a picture that was uploaded here. */
export const PictureAddress = text(80).check(
  z.refine((value) => readPictureAddress(value) !== null, 'is not an uploaded picture'),
);

/** A picture that a setting shows. Its size is the server's own, whatever was sent. */
export const SettingPicture = z.object({ url: PictureAddress, width: z.int(), height: z.int() });
export type SettingPicture = z.output<typeof SettingPicture>;
