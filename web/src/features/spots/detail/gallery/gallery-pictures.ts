import type { Spot } from '@wayfarer/contract';

export interface GalleryPicture {
  src: string;
  /** The description; empty if the place's name and the picture's number are enough. */
  alt: string;
  placeholder?: string | undefined;
  /** The photographer; empty if unknown. */
  credit?: string;
}

/**
 * The pictures of a destination. These are the uploaded pictures or, without any, the destination's only picture, which
 * is repeated three times for the image dots (spec §2) but counts as one.
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
  return [poster, poster, poster];
}
