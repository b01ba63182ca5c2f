const POSTER = /^\/media\/destinations\/([\w-]+?)-\d+\.(?:avif|webp)$/;

/**
 * The three pictures of a destination (spec §2, image dots): of our own posters the two siblings
 * stand next to it; any other picture is repeated.
 */
export function galleryPictures(image: string): readonly [string, string, string] {
  const slug = POSTER.exec(image)?.[1];
  if (slug === undefined) return [image, image, image];
  return [image, `/media/gallery/${slug}-2-960.avif`, `/media/gallery/${slug}-3-960.avif`];
}
