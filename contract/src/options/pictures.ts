export const PICTURES_MAX = 8;
export const PICTURE_TEXT_LIMITS = { alt: 200, credit: 100 } as const;

/** Uses of pictures: a destination, a change to one that waits for approval, a review, the agency, a team member. */
export const PICTURE_SUBJECTS = ['spot', 'spot_edit', 'review', 'agency', 'member'] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

/** True if the picture belongs to the agency's settings. Only there can it be changed and removed. */
export const isOfSettings = (kind: PictureSubject) => kind === 'agency' || kind === 'member';

export const PICTURE_VIEWS = ['shown', 'unused', 'missingAlt'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** The state of a picture's AVIF files, which are made after the upload. */
export const AVIF_STATES = ['waiting', 'made', 'failed'] as const;
export type AvifState = (typeof AVIF_STATES)[number];

export const PICTURE_UPLOAD = {
  maxBytes: 12 * 1024 * 1024,
  maxPixels: 50_000_000,
  /** The minimum length of a side in pixels; smaller pictures are icons. */
  minSide: 16,
  perHour: 60,
} as const;

export const PICTURE_FAULTS = {
  empty: 'is empty',
  format: 'is not a JPEG, PNG, WebP or AVIF picture',
  heic: 'is a HEIC picture, which isn’t supported; save it as JPEG first',
  animated: 'is animated; choose a still picture',
  pixels: 'has more than 50 megapixels',
  small: 'is smaller than 16 pixels',
  unreadable: 'is damaged or incomplete',
  laborious: 'takes too long to process; save it as JPEG first',
} as const;
export type PictureFault = keyof typeof PICTURE_FAULTS;
