import { categoryDrawing } from '@wayfarer/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalPictures } from './external-pictures.ts';
import { Picture, Portrait } from './picture.tsx';
import { pictureSource } from './picture-source.ts';

test('our own artwork has three AVIF sizes with a WebP fallback', () => {
  expect(pictureSource('/media/destinations/taj-mahal-960.avif')).toEqual({
    avif: [
      '/media/destinations/taj-mahal-480.avif 480w',
      '/media/destinations/taj-mahal-960.avif 960w',
      '/media/destinations/taj-mahal-1600.avif 1600w',
    ].join(', '),
    src: '/media/destinations/taj-mahal-960.webp',
  });
});

test('an uploaded picture has the sizes that its name lists', () => {
  const base = '/media/pictures/0123456789abcdef';
  expect(pictureSource(`${base}-1600.webp`)).toEqual({
    avif: `${base}-480.avif 480w, ${base}-960.avif 960w, ${base}-1600.avif 1600w`,
    src: `${base}-960.webp`,
  });
  expect(pictureSource(`${base}-600.webp`)).toEqual({
    avif: `${base}-480.avif 480w, ${base}-600.avif 600w`,
    src: `${base}-600.webp`,
  });
});

test('requests nothing from other hosts if the operator does not want it', () => {
  render(
    <ExternalPictures value={false}>
      <Picture src="https://example.com/a.jpg" alt="A beach" category="beach" />
      <Picture src="/media/pictures/0123456789abcdef-960.webp" alt="A bay" />
      <Portrait src="https://example.com/face.jpg" name="Ada" />
    </ExternalPictures>,
  );
  const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src');
  expect(sourceOf('A beach')).toBe('/media/fallback/fallback-beach-960.webp');
  expect(sourceOf('A bay')).toBe('/media/pictures/0123456789abcdef-960.webp');
  expect(sourceOf('Ada')).toBe('/media/portraits/fallback.svg');
});

test.each(['https://example.com/a.jpg', '/media/portraits/team-1.svg', '/media/other/x-960.avif'])(
  'another address stays unchanged: %s',
  (address) => {
    expect(pictureSource(address)).toEqual({ src: address });
  },
);

test('a picture that cannot be loaded is replaced by its category’s drawing', () => {
  render(<Picture src="https://example.com/gone.jpg" alt="A beach" category="beach" />);
  const image = screen.getByRole('img', { name: 'A beach' });
  expect(image).toHaveAttribute('src', 'https://example.com/gone.jpg');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(image);
  expect(screen.getByRole('img', { name: 'A beach' })).toHaveAttribute(
    'src',
    '/media/fallback/fallback-beach-960.webp',
  );
});

test('a substitute picture comes before the drawing', () => {
  render(<Picture src="/media/gallery/x-2-960.avif" alt="Here" standIn="https://a.test/x.jpg" />);
  const image = screen.getByRole('img', { name: 'Here' });
  expect(image).toHaveAttribute('src', '/media/gallery/x-2-960.avif');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', 'https://a.test/x.jpg');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/media/fallback/fallback-nature-960.webp');
});

test('a new address is tried again after a failure', () => {
  const { rerender } = render(<Picture src="https://example.com/gone.jpg" alt="Here" />);
  fireEvent.error(screen.getByRole('img', { name: 'Here' }));
  rerender(<Picture src="https://example.com/there.jpg" alt="Here" />);
  expect(screen.getByRole('img', { name: 'Here' })).toHaveAttribute(
    'src',
    'https://example.com/there.jpg',
  );
});

test('an unknown category uses nature’s drawing', () => {
  expect(categoryDrawing(null)).toContain('fallback-nature');
  expect(categoryDrawing('volcano')).toContain('fallback-nature');
});

test('only image data is accepted as a placeholder', () => {
  const { container, rerender } = render(
    <Picture src="/a.jpg" alt="" placeholder="data:image/webp;base64,AAAA" />,
  );
  expect(container.querySelectorAll('img')).toHaveLength(2);
  rerender(<Picture src="/a.jpg" alt="" placeholder="https://example.com/track.gif" />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
