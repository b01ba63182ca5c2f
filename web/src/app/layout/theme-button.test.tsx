import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeButton } from './theme-button.tsx';

const { dataset } = document.documentElement;
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete dataset['theme'];
});

test.each([
  ['light', undefined, ['dark', undefined]],
  ['dark', undefined, ['light', undefined]],
  ['light', 'light', ['dark', undefined]],
] as const)(
  'on a %s device, from %s, every press changes the theme',
  async (device, chosen, looks) => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: device === 'dark',
        }) as unknown as MediaQueryList,
    );
    if (chosen !== undefined) dataset['theme'] = chosen;
    render(<ThemeButton />);
    for (const look of looks) {
      await userEvent.click(screen.getByRole('button'));
      expect(dataset['theme']).toBe(look);
      expect(localStorage.getItem('theme')).toBe(look ?? 'system');
    }
  },
);
