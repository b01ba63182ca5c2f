import { CATEGORIES } from '../../options/catalogue.ts';

/** Widths in pixels in which pictures are stored, in addition to their own. */
export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1600];
export const LARGEST_PICTURE = 1600;

/**
 * The address of a category's drawing, for destinations without a picture. Without a category, it is the drawing of
 * nature.
 */
export function categoryDrawing(category: string | null | undefined): string {
  const known = CATEGORIES.find((one) => one === category) ?? 'nature';
  return `/media/fallback/fallback-${known}-960.avif`;
}

const NAME = /^\/media\/pictures\/([\da-f]{16})-(\d{1,4})\.webp$/;

/** The widths in which a picture is stored if its largest one is `widest`. */
export function pictureWidths(widest: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < widest), widest];
}

/** The address of an uploaded picture, which contains the largest width. */
export function pictureAddress(hash: string, widest: number): string {
  return `/media/pictures/${hash}-${widest}.webp`;
}

/** Parses the address of an uploaded picture; null for any other address. */
export function readPictureAddress(address: string): { base: string; widths: number[] } | null {
  const [, hash, widest] = NAME.exec(address) ?? [];
  if (hash === undefined) return null;
  return { base: `/media/pictures/${hash}`, widths: pictureWidths(Number(widest)) };
}

/** The address of an uploaded picture's smallest size; returns any other address unchanged. */
export function smallestPicture(address: string): string {
  const known = readPictureAddress(address);
  return known ? `${known.base}-${known.widths[0]}.webp` : address;
}
