import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { starsIn } from '../../test/stars.ts';
import { RatingMark, RatingStars } from './rating.tsx';

it.each([
  [0, 0],
  [0.4, 0],
  [2.5, 3],
  [4.4, 4],
  [4.6, 5],
  [5, 5],
  [7, 5],
])('a rating of %d fills %d of five stars, and is read out', (value, shining) => {
  const { container } = render(<RatingStars value={value} />);
  expect(starsIn(container)).toEqual({ shining, empty: 5 - shining });
  expect(screen.getByText(`${value} out of 5 stars`)).toBeInTheDocument();
});

it('a badge is one star and the number', () => {
  const { container } = render(<RatingMark value={4} />);
  expect(starsIn(container)).toEqual({ shining: 1, empty: 0 });
  expect(container).toHaveTextContent('Rated4.0out of 5');
});
