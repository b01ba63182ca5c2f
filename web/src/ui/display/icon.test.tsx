import { render } from '@testing-library/react';
import { Plus } from 'lucide';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';

it('keeps its paths across renders, so that a press on them completes', () => {
  const { container, rerender } = render(<Icon shape={Plus} />);
  const strokes = [...container.querySelectorAll('path')];
  expect(strokes).toHaveLength(2);
  rerender(<Icon shape={Plus} className="size-5" />);
  expect([...container.querySelectorAll('path')]).toEqual(strokes);
  for (const stroke of strokes) expect(stroke.isConnected).toBe(true);
});
