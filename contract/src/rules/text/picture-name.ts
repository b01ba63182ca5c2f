import { CATEGORIES } from '../../options/catalogue.ts';

/** Widths in which pictures are kept, besides their own. */
export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1600];
export const LARGEST_PICTURE = 1600;

/** The address of the drawing of a kind of place, where there is no picture; nature where it has no kind. */
export function categoryDrawing(category: string | null | undefined): string {
  const known = CATEGORIES.find((one) => one === category) ?? 'nature';
  return `/media/fallback/fallback-${known}-960.avif`;
}

const NAME = /^\/media\/pictures\/([\da-f]{16})-(\d{1,4})\.webp$/;

/** The widths of a picture whose largest is `widest`. */
export function pictureWidths(widest: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < widest), widest];
}

/** The address of an uploaded picture, which names its largest width. */
export function pictureAddress(hash: string, widest: number): string {
  return `/media/pictures/${hash}-${widest}.webp`;
}

/** What such an address says; null for any other. */
export function readPictureAddress(address: string): { base: string; widths: number[] } | null {
  const [, hash, widest] = NAME.exec(address) ?? [];
  if (hash === undefined) return null;
  return { base: `/media/pictures/${hash}`, widths: pictureWidths(Number(widest)) };
}

/** Where the smallest size of an uploaded picture is; any other address stays as it is. */
export function smallestPicture(address: string): string {
  const known = readPictureAddress(address);
  return known ? `${known.base}-${known.widths[0]}.webp` : address;
}
