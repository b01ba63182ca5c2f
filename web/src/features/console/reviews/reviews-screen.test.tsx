import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModeratedReview } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

const REVIEW: ModeratedReview = {
  _id: 'r1',
  bookingId: 'b1',
  offerId: 'fuji',
  spot: 'Mount Fuji',
  country: 'Japan',
  name: 'Maya B.',
  rating: 2,
  title: 'Rain all week',
  text: 'Nobody told us of the rain.',
  travelledIn: '2027-04',
  state: 'published',
  hiddenReason: null,
  createdAt: '2027-05-01T10:00:00.000Z',
  editedAt: null,
  featured: false,
  helpful: 0,
  pictures: [],
  reply: null,
  reports: [{ reason: 'insult', detail: 'It calls us names', at: '2027-05-03T10:00:00.000Z' }],
  revision: 3,
};

function show(answers: Parameters<typeof fakeApi>[0]) {
  const fake = fakeApi(answers);
  const element = (
    <>
      <ReviewsScreen />
      <ToastHost />
    </>
  );
  renderScreen(element, { api: fake.api, user: ADA, at: '/admin/reviews' });
  return { ...fake, person: userEvent.setup({ delay: null }) };
}

describe('the reviews in the console', () => {
  it('say that nothing was reported, and open other lists', async () => {
    const { calls, person } = show({ 'GET /operator/reviews': () => ok([]) });
    expect(
      await screen.findByText('No review was reported by three or more people.'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Hidden' }));
    expect(await screen.findByText('No hidden reviews.')).toBeVisible();
    expect(calls.at(-1)?.query).toEqual({ view: 'hidden' });
  });

  it('offer another try when they cannot be loaded', async () => {
    let works = false;
    const { person } = show({
      'GET /operator/reviews': () => (works ? ok([REVIEW]) : refused(503, 'unavailable')),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The reviews could not be loaded');
    works = true;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Maya B. on Mount Fuji' })).toBeVisible();
  });

  it('are hidden for a listed reason alone, as they were read', async () => {
    const { callsOf, person } = show({
      'GET /operator/reviews': () => ok([REVIEW]),
      'POST /operator/reviews/r1/decision': () => ok({ ...REVIEW, state: 'hidden' }),
    });
    const card = await screen.findByRole('article', { name: 'Maya B. on Mount Fuji' });
    expect(within(card).getByText(/^It insults someone: It calls us names/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Hide' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hide this review' });
    await person.selectOptions(within(dialog).getByLabelText('Reason'), 'It is advertising');
    await person.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Done')).toBeVisible();
    expect(callsOf('POST')[0]?.body).toEqual({
      decision: 'hide',
      reason: 'advertising',
      revision: 3,
    });
  });
});
