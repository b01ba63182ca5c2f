import type { TeamMember } from '@wayfarer/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { TeamSection } from './team-section.tsx';
import { aMember, broken, fakeApi, later, never, ok } from './test/showcase.ts';

async function show(team: readonly TeamMember[], mode: 'demo' | 'production' = 'demo') {
  renderScreen(<TeamSection />, { api: fakeApi({ '/team': () => ok(team) }), config: { mode } });
  return screen.findAllByRole('heading', { level: 3 });
}

it('[spec §2 Home team: card per member] shows name, post, portrait, quote and fields of each', async () => {
  const names = await show([aMember(), aMember({ id: 'member-2', name: 'Tomas Keller' })]);
  expect(names.map((name) => name.textContent)).toEqual(['Nadia Rahman', 'Tomas Keller']);
  expect(screen.getAllByText('Route Designer')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Nadia Rahman' })).toHaveAttribute(
    'src',
    '/media/portraits/team-1.svg',
  );
  expect(screen.getAllByText('Leave one afternoon empty.')).toHaveLength(2);
  expect(screen.getAllByText('River journeys')).toHaveLength(2);
});

it('[spec §2 Home team: contact links] leads to an email and to the contact form', async () => {
  await show([aMember()]);
  expect(
    screen.getByRole('link', { name: 'nadia@example.com (email Nadia Rahman)' }),
  ).toHaveAttribute('href', 'mailto:nadia@example.com');
  expect(screen.getByRole('link', { name: 'Ask Nadia' })).toHaveAttribute(
    'href',
    '/contact?to=Nadia%20Rahman',
  );
});

it('[spec §3 Home team: expertise fallback] names two fields where a member has none', async () => {
  await show([aMember({ expertise: [] })]);
  expect(screen.getByText('Travel Expert')).toBeVisible();
  expect(screen.getByText('Adventure Guide')).toBeVisible();
});

it('[spec §3 Home team: quote fallback] uses the general quote for a member without one', async () => {
  await show([aMember({ quote: '' })]);
  expect(screen.getByText('Turning travel dreams into unforgettable adventures')).toBeVisible();
});

it.each(['demo', 'production'] as const)(
  'marks sample people as such in mode %s [attack samples that pass for real]',
  async (mode) => {
    await show([aMember()], mode);
    expect(screen.getByText(/^Sample profiles/)).toBeVisible();
  },
);

it('[spec §8 Home team: loading] says that it is loading', () => {
  renderScreen(<TeamSection />, { api: never });
  expect(screen.getByText('Loading our amazing team data...')).toBeVisible();
});

it('[spec §8 Home team: error] says that it failed and tries again', async () => {
  let down = true;
  const again = later();
  const api = fakeApi({ '/team': () => (down ? broken : again.promise) });
  renderScreen(<TeamSection />, { api });
  expect(await screen.findByText('Failed to load team data.')).toBeVisible();
  down = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loading our amazing team data...')).toBeVisible();
  expect(screen.queryByText('Failed to load team data.')).not.toBeInTheDocument();
  again.answer(ok([aMember()]));
  expect(await screen.findByText('Nadia Rahman')).toBeVisible();
});
