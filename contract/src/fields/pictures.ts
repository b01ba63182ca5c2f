import { z } from 'zod/mini';
import { PICTURES_MAX, PICTURE_TEXT_LIMITS } from '../options/pictures.ts';
import { text } from './text.ts';

export const OwnPicture = z.object({
  _id: z.string(),
  /** URL of the largest size; the file name shows which smaller sizes exist. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** A tiny picture as a data URI, shown until the picture has loaded. */
  placeholder: z.string(),
});
export type OwnPicture = z.output<typeof OwnPicture>;

/** A picture of a destination or a review. Lists of pictures are in display order, cover first. */
export const ShownPicture = z.object({
  _id: z.string(),
  url: z.string(),
  widths: z.array(z.number()),
  width: z.number(),
  height: z.number(),
  /** Describes the picture for people who can't see it; may be empty. */
  alt: z.string(),
  credit: z.string(),
  placeholder: z.string(),
});
export type ShownPicture = z.output<typeof ShownPicture>;

const ClaimedPicture = z.object({
  id: text(64, 1),
  alt: z._default(text(PICTURE_TEXT_LIMITS.alt), ''),
  credit: z._default(text(PICTURE_TEXT_LIMITS.credit), ''),
});

/** Pictures to show, in order. Each was uploaded by the caller or is already shown there. */
export const claimedPictures = (max: number = PICTURES_MAX) =>
  z.array(ClaimedPicture).check(
    z.maxLength(max, { error: `must be at most ${max}` }),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'must not contain the same picture twice',
    }),
  );
export type ClaimedPictures = z.output<ReturnType<typeof claimedPictures>>;
