import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCardLook } from './use-card-look.ts';

afterEach(() => vi.restoreAllMocks());

test('the colors are read once per theme, not at every render', async () => {
  const { rerender, result, unmount } = renderHook(() => useCardLook(true));
  const first = result.current;
  const append = vi.spyOn(document.body, 'append');
  rerender();
  rerender();
  expect(append).not.toHaveBeenCalled();
  expect(result.current).toBe(first);

  document.documentElement.dataset['theme'] = 'dark';
  await waitFor(() => expect(append).toHaveBeenCalled());
  delete document.documentElement.dataset['theme'];
  unmount();
});
