import { CATEGORIES } from '../../options/catalogue.ts';

/** Widths in pixels in which pictures are stored, besides their own. */
export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1600];
export const LARGEST_PICTURE = 1600;

/** The drawing of a category, or of nature, for destinations without a picture. */
export function categoryDrawing(category: string | null | undefined): string {
  const known = CATEGORIES.find((one) => one === category) ?? 'nature';
  return `/media/fallback/fallback-${known}-960.avif`;
}

const NAME = /^\/media\/pictures\/([\da-f]{16})-(\d{1,4})\.webp$/;

/** The stored widths of a picture whose largest one is `widest`. */
export function pictureWidths(widest: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < widest), widest];
}

export function pictureAddress(hash: string, widest: number): string {
  return `/media/pictures/${hash}-${widest}.webp`;
}

/** Null if the address isn't that of an uploaded picture. */
export function readPictureAddress(address: string): { base: string; widths: number[] } | null {
  const [, hash, widest] = NAME.exec(address) ?? [];
  if (hash === undefined) return null;
  return { base: `/media/pictures/${hash}`, widths: pictureWidths(Number(widest)) };
}

/** The address of a picture's smallest size. Any other address is returned unchanged. */
export function smallestPicture(address: string): string {
  const known = readPictureAddress(address);
  return known ? `${known.base}-${known.widths[0]}.webp` : address;
}
