import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as files from '../../../lib/device/save-file.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { aSharedTrip } from '../test/trips.ts';
import { page } from './shared-trip-page.tsx';

function open(answer: Parameters<typeof fakeApi>[0][string], at = '/trip#the-token') {
  const world = fakeApi({ 'POST /sharedTrips': answer });
  const shown = renderScreen(<page.Component />, { api: world.api, user: null, at }, '/trip');
  return { ...world, ...shown, user: userEvent.setup() };
}

it('says so while it loads', async () => {
  const answer = later();
  open(() => answer.promise);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the trip...');
  await answer.answer(ok(aSharedTrip()));
  const name = 'Istanbul Old City';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

it('shows days, place, directions and what is included, and sends the token only in the body', async () => {
  const { calls } = open(() => ok(aSharedTrip()));
  expect(await screen.findByText('24 days to go')).toBeVisible();
  expect(screen.getByText('Wed, Apr 12, 2090')).toBeVisible();
  expect(screen.getByText('2 adults, 1 child')).toBeVisible();
  expect(screen.getByText('Eminönü ferry pier 3')).toBeVisible();
  expect(screen.getByText('Round-trip flight')).toBeVisible();
  expect(screen.getByText('Ferries and first tea')).toBeVisible();
  expect(screen.getByText('+1 (207) 555-0199, day and night')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\$|Lovelace|WF-/);
  expect(document.body.innerHTML).not.toContain('the-token');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: '/sharedTrips', body: { token: 'the-token' } });
});

it('stays if the skip link replaces the token in the address', async () => {
  const { calls, router } = open(() => ok(aSharedTrip()));
  await screen.findByText('24 days to go');
  await act(() => router.navigate('#main'));
  expect(screen.getByText('24 days to go')).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('can be added to a calendar', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const { user } = open(() => ok(aSharedTrip()));
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  const [name, , content] = saveFile.mock.lastCall ?? [];
  expect(name).toBe('istanbul-old-city.ics');
  expect(content).toContain('DTSTART;VALUE=DATE:20900412');
  expect(content).not.toMatch(/WF-|Lovelace|the-token/);
});

it('says that the link is closed or unknown', async () => {
  open(() => refused(404, 'not_found'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' }),
  ).toBeVisible();
});

it('says that the trip is canceled, and nothing else', async () => {
  open(() => ok({ status: 'cancelled', trip: null }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This trip is canceled' }),
  ).toBeVisible();
});

it('sends no request for a link that is cut off', async () => {
  const { calls } = open(() => ok(aSharedTrip()), '/trip');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' }),
  ).toBeVisible();
  expect(calls).toEqual([]);
});

it('can be retried after a failure', async () => {
  let broken = true;
  const { user } = open(() => (broken ? { status: 503, body: null } : ok(aSharedTrip())));
  const failure = within(await screen.findByRole('alert'));
  broken = false;
  await user.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('24 days to go')).toBeVisible();
});
