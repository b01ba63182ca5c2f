/** Pictures of one destination. */
export const PICTURES_MAX = 8;
export const PICTURE_TEXT_LIMITS = { alt: 200, credit: 100 } as const;

/** What can show pictures: a destination, a change of one that waits for its approval, a review, the settings. */
export const PICTURE_SUBJECTS = ['spot', 'spot_edit', 'review', 'agency', 'member'] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

/** What the agency shows of itself is changed in its settings, and removed there. */
export const isOfSettings = (kind: PictureSubject) => kind === 'agency' || kind === 'member';

/** What the agency's list of pictures can be narrowed to. */
export const PICTURE_VIEWS = ['shown', 'unused', 'missingAlt'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** How far the smaller files of a picture are, which are made after the upload. */
export const AVIF_STATES = ['waiting', 'made', 'failed'] as const;
export type AvifState = (typeof AVIF_STATES)[number];

/** What an upload may be at most. */
export const PICTURE_UPLOAD = {
  maxBytes: 12 * 1024 * 1024,
  maxPixels: 50_000_000,
  /** Smaller ones are icons, not photographs. */
  minSide: 16,
  perHour: 60,
} as const;

/** Why a file cannot become a picture, in words for the person who chose it. */
export const PICTURE_FAULTS = {
  empty: 'is empty',
  format: 'is not a JPEG, PNG, WebP or AVIF picture',
  heic: 'is a HEIC picture, which cannot be read here; save it as JPEG first',
  animated: 'is animated; choose a still picture',
  pixels: 'has more than 50 megapixels',
  small: 'is smaller than 16 pixels',
  unreadable: 'is damaged or incomplete',
  laborious: 'takes too long to read; save it as JPEG first',
} as const;
export type PictureFault = keyof typeof PICTURE_FAULTS;
