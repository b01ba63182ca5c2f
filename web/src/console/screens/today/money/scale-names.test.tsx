import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScaleNames } from './scale-names.tsx';

it('runs in the direction of the charts, from left to right on every page', () => {
  document.documentElement.dir = 'rtl';
  render(<ScaleNames names={['Nov 1', 'Nov 2', 'Nov 3']} />);
  document.documentElement.dir = '';
  const scale = screen.getByText('Nov 1').closest('[dir]');
  expect(scale).toHaveAttribute('dir', 'ltr');
  expect(scale).toHaveTextContent('Nov 1Nov 2Nov 3');
});
