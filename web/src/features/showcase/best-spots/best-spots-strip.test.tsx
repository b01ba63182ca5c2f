import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { BestSpotsStrip } from './best-spots-strip.tsx';
import { aBestSpot, broken, fakeApi, never, ok } from '../test/showcase.ts';

const spots = [aBestSpot(), aBestSpot({ _id: 'best-2', title: 'Blue tiles', spotId: 'medina' })];

async function show() {
  const view = renderScreen(<BestSpotsStrip />, {
    api: fakeApi({ '/bestSpots': () => ok(spots) }),
  });
  await screen.findAllByText('Red walls');
  const strip = view.container.querySelector<HTMLElement>('.strip');
  if (!strip) throw new Error('There is no strip');
  return { ...view, strip };
}

it('[spec §2 Home best spots: strip] [spec §9 Home best spots: list twice] moves a list that is rendered twice, with the copy hidden from assistive technology', async () => {
  const { strip } = await show();
  expect(strip).toHaveClass('strip-playing');
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Red walls',
    'Blue tiles',
  ]);
  const [list, copy] = strip.children;
  expect(copy?.textContent).toBe(list?.textContent);
  expect(copy).toHaveAttribute('inert');
});

it('[spec §9 Home best spots: speed] takes 8 seconds for each item', async () => {
  const { strip } = await show();
  expect(strip.style.getPropertyValue('--strip-time')).toBe('16s');
});

it('[spec §2 Home best spots: Pause and Play] stops and starts', async () => {
  const { strip } = await show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Pause Slideshow' }));
  expect(strip).not.toHaveClass('strip-playing');
  await user.click(screen.getByRole('button', { name: 'Play Slideshow' }));
  expect(strip).toHaveClass('strip-playing');
});

it('stays still for visitors who asked for less motion, until they press Play', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: true }),
  );
  const { strip } = await show();
  expect(strip).not.toHaveClass('strip-playing');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Play Slideshow' }));
  expect(strip).toHaveClass('strip-playing');
  expect(strip).toHaveAttribute('data-motion', 'chosen');
});

it('[spec §2 Home best spots: link to popular spots] [spec §2 Home best spots: Explore] links to the popular spots', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'All popular spots' })).toHaveAttribute(
    'href',
    '/popularSpots',
  );
  expect(screen.getByRole('link', { name: 'Explore Blue tiles' })).toHaveAttribute(
    'href',
    '/allTouristSpots/touristSpot/medina',
  );
});

it('[spec §8 Home best spots: failure] logs a failure and shows nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = renderScreen(<BestSpotsStrip />, {
    api: fakeApi({ '/bestSpots': () => broken }),
  });
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      'The best spots could not be loaded',
      expect.objectContaining({ status: 503 }),
    ),
  );
  expect(container).toBeEmptyDOMElement();
});

it('says that it is loading', () => {
  renderScreen(<BestSpotsStrip />, { api: never });
  expect(screen.getByText('Loading data...')).toBeInTheDocument();
});
