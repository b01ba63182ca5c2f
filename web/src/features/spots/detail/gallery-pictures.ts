import type { Spot } from '@wayfarer/contract';

const POSTER = /^\/media\/destinations\/([\w-]+?)-\d+\.(?:avif|webp)$/;

export interface GalleryPicture {
  src: string;
  /** Empty: the place's name and the number say it. */
  alt: string;
  placeholder?: string | undefined;
  /** Who took it; empty where that was not said. */
  credit?: string;
}

/**
 * The pictures of a destination: those that were uploaded; of our own posters the two siblings next to it; any
 * other picture has three dots all the same (spec §2, image dots).
 */
export function galleryPictures({
  image,
  imagePlaceholder,
  pictures = [],
}: Pick<Spot, 'image' | 'imagePlaceholder' | 'pictures'>): readonly GalleryPicture[] {
  if (pictures.length > 0)
    return pictures.map(({ url, alt, credit, placeholder }) => ({
      src: url,
      alt,
      credit,
      placeholder,
    }));
  const poster = { src: image, alt: '', placeholder: imagePlaceholder };
  const slug = POSTER.exec(image)?.[1];
  if (slug === undefined) return [poster, poster, poster];
  const sibling = (number: number) => ({
    src: `/media/gallery/${slug}-${number}-960.avif`,
    alt: '',
  });
  return [poster, sibling(2), sibling(3)];
}
