// @vitest-environment node
import { expect, test } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';

test('our own poster has two siblings', () => {
  expect(galleryPictures('/media/destinations/taj-mahal-960.webp')).toEqual([
    '/media/destinations/taj-mahal-960.webp',
    '/media/gallery/taj-mahal-2-960.avif',
    '/media/gallery/taj-mahal-3-960.avif',
  ]);
});

test.each(['https://example.com/a.jpg', '/media/carousel/x-960.avif'])(
  'any other picture is shown three times: %s',
  (image) => {
    expect(galleryPictures(image)).toEqual([image, image, image]);
  },
);
