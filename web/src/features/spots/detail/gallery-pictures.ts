import type { Spot } from '@wayfarer/contract';

const POSTER = /^\/media\/destinations\/([\w-]+?)-\d+\.(?:avif|webp)$/;

export interface GalleryPicture {
  src: string;
  /** Empty if the place's name and the picture's number are enough. */
  alt: string;
  placeholder?: string | undefined;
  /** The photographer; empty if unknown. */
  credit?: string;
}

/**
 * The pictures of a destination: the uploaded ones, or one of our own posters with its two
 * siblings. Any other picture is repeated three times (spec §2, image dots).
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
