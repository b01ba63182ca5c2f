import { pictureWidths } from '@wayfarer/contract';

/** Widths of the site's own artwork, by folder (demo/README.md). */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  destinations: [480, 960, 1600],
  carousel: [960, 1600],
  fallback: [480, 960],
  gallery: [480, 960],
};

const OWN =
  /^\/media\/(destinations|carousel|fallback|gallery|pictures)\/([\w-]+?)-(\d+)\.(?:avif|webp)$/;

export interface PictureSource {
  /** AVIF candidates for `<source srcset>`; undefined for pictures of other sites. */
  avif?: string;
  /**
   * The source for `<img>`: an AVIF for gallery pictures, a WebP for our other artwork and uploads, otherwise the
   * unchanged address.
   */
  src: string;
}

/** Finds the sizes of our own artwork and of uploads; leaves other addresses unchanged. */
export function pictureSource(address: string): PictureSource {
  const [, folder = '', name, widest] = OWN.exec(address) ?? [];
  // an upload's file name contains its largest width
  const widths = folder === 'pictures' ? pictureWidths(Number(widest)) : WIDTHS[folder];
  if (!widths) return { src: address };
  const base = `/media/${folder}/${name}`;
  const shown = widths.find((width) => width >= 960) ?? widest;
  return {
    avif: widths.map((width) => `${base}-${width}.avif ${width}w`).join(', '),
    // gallery pictures exist only as AVIF; the poster next to them has a WebP
    src: `${base}-${shown}.${folder === 'gallery' ? 'avif' : 'webp'}`,
  };
}
