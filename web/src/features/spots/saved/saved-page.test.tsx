import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { bookmarks, favourites } from '../../../domain/saved/saved-spots.ts';
import { sessionChanged } from '../../../session/slice.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fakeApi, ok, spotsNumbered } from '../test/spots.ts';
import { page } from './saved-page.tsx';

const BROKEN = { status: 503, body: { code: 'unavailable', message: 'Later, please.' } };

function show(places: () => ReturnType<typeof ok>, at = '/saved') {
  const { api, calls } = fakeApi({ '/places': places });
  const view = renderScreen(<page.Component />, { api, user: null, at });
  return { ...view, calls, person: userEvent.setup() };
}

afterEach(() => {
  favourites.replace([]);
  bookmarks.replace([]);
});

describe('saved places', () => {
  it('says how to save places while there are none, and sends no request', async () => {
    const { calls } = show(() => ok([]));
    expect(await screen.findByText('No saved destinations yet')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('does not say that they are only on this device before it knows who is here', async () => {
    favourites.replace(['spot-1']);
    const { api } = fakeApi({ '/places': () => ok(spotsNumbered(1)) });
    const { store } = renderScreen(<page.Component />, { api, at: '/saved' });
    expect(await screen.findByRole('link', { name: /Place 1/ })).toBeVisible();
    const onDevice = 'These destinations are saved only on this device.';
    expect(screen.queryByText(onDevice)).not.toBeInTheDocument();
    act(() => void store.dispatch(sessionChanged(null)));
    expect(screen.getByText(onDevice)).toBeVisible();
  });

  it('on this device: newest first, including a deleted one, with a comparison', async () => {
    favourites.replace(['spot-2', 'gone', 'spot-1']);
    const { person, calls } = show(() => ok(spotsNumbered(2)));
    expect(
      await screen.findByText('These destinations are saved only on this device.'),
    ).toBeVisible();
    const names = await screen.findAllByRole('button', { name: /^Remove Place/ });
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Remove Place 2 from your saved destinations',
      'Remove Place 1 from your saved destinations',
    ]);
    expect(screen.getByText('No longer offered')).toBeVisible();
    for (const place of ['Place 1', 'Place 2']) {
      await person.click(screen.getByLabelText(`Compare ${place}`));
    }
    await person.click(await screen.findByRole('button', { name: 'Compare 2 destinations' }));
    expect(await screen.findByRole('dialog', { name: 'Side by side' })).toBeVisible();
    expect(calls.filter((call) => call.includes('/saved'))).toEqual([]);
  });

  it('counts two quick presses, and the choices can be booked for the next season', async () => {
    favourites.replace(['spot-1', 'spot-2']);
    const { person, router } = show(() => ok(spotsNumbered(2)));
    const boxes = [
      await screen.findByLabelText('Compare Place 1'),
      screen.getByLabelText('Compare Place 2'),
    ];
    act(() => boxes.forEach((box) => box.click())); // all clicks come before the next rendering
    expect(router.state.location.search).toBe('?compare=spot-1%2Cspot-2');
    for (const box of boxes) expect(box).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Compare 2 destinations' }));
    const book = await screen.findByRole('link', { name: 'Book Place 1' });
    expect(book).toHaveAttribute(
      'href',
      expect.stringMatching(/spot=spot-1&date=20\d\d-.*&days=3/),
    );
    expect(screen.getAllByText(/^In season (now|from March 20\d\d)$/)).toHaveLength(4);
  });

  it('offers another try if they cannot be loaded', async () => {
    favourites.replace(['spot-1']);
    let works = false;
    const { person } = show(() => (works ? ok(spotsNumbered(1)) : BROKEN));
    expect(await screen.findByText('Failed to load your saved destinations')).toBeVisible();
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Place 1/ })).toBeVisible();
  });

  it('a removal can be undone', async () => {
    favourites.replace(['spot-1']);
    const { person } = show(() => ok(spotsNumbered(1)));
    await person.click(await screen.findByRole('button', { name: /^Remove Place 1/ }));
    expect(favourites.ids()).toEqual([]);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await person.click(undo);
    expect(favourites.ids()).toEqual(['spot-1']);
  });

  it('says so if a link is cut off', async () => {
    show(() => ok([]), '/saved#list=');
    expect(await screen.findByText('This list is empty')).toBeVisible();
  });
});
