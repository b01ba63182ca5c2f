import type { ShownPicture } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';

const sourcesOf = (spot: Parameters<typeof galleryPictures>[0]) =>
  galleryPictures(spot).map(({ src }) => src);

test.each([
  'https://example.com/a.jpg',
  '/media/carousel/x-960.avif',
  '/media/destinations/taj-mahal-960.webp',
])('repeats a picture from another site three times: %s', (image) => {
  expect(sourcesOf({ image })).toEqual([image, image, image]);
});

test('the first picture has its placeholder', () => {
  const image = '/media/destinations/taj-mahal-960.webp';
  const [poster] = galleryPictures({ image, imagePlaceholder: 'data:image/webp;base64,AA' });
  expect(poster).toEqual({ src: image, alt: '', placeholder: 'data:image/webp;base64,AA' });
});

test('uploaded ones are shown once each, unchanged, with description and photographer', () => {
  const picture = (number: number): ShownPicture => ({
    _id: `p${number}`,
    url: `/media/pictures/000000000000000${number}-1600.webp`,
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: number === 1 ? 'The bay at dawn' : '',
    credit: number === 1 ? 'Ana' : '',
    placeholder: 'data:image/webp;base64,AA',
  });
  const pictures = [picture(1), picture(2)];
  const image = picture(1).url;
  expect(galleryPictures({ image, pictures })).toEqual([
    { src: image, alt: 'The bay at dawn', credit: 'Ana', placeholder: picture(1).placeholder },
    { src: picture(2).url, alt: '', credit: '', placeholder: picture(2).placeholder },
  ]);
  expect(sourcesOf({ image, pictures: [picture(1)] })).toEqual([image]);
});
