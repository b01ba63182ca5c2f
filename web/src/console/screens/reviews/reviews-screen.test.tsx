import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModeratedReview } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { api } from '../../../api/client.ts';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
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
  verified: true,
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
  const view = renderInConsole(element, { api: fake.api, user: ADA, at: '/admin/reviews' });
  const lookAgain = () =>
    act(async () => void view.store.dispatch(api.util.invalidateTags(['Reviews'])));
  return { ...fake, lookAgain, person: userEvent.setup({ delay: null }) };
}

describe('the reviews in the console', () => {
  it('say that nothing was reported, and link to other lists', async () => {
    const { calls, person } = show({ 'GET /operator/reviews': () => ok([]) });
    expect(
      await screen.findByText('No review was reported by three or more people.'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Hidden' }));
    expect(await screen.findByText('No hidden reviews.')).toBeVisible();
    expect(calls.at(-1)?.query).toEqual({ view: 'hidden' });
  });

  it('offer another try if they cannot be loaded', async () => {
    let works = false;
    const { person } = show({
      'GET /operator/reviews': () => (works ? ok([REVIEW]) : refused(503, 'unavailable')),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The reviews couldn’t be loaded');
    works = true;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Maya B. on Mount Fuji' })).toBeVisible();
  });

  it('are hidden only for a listed reason, in the version that was read', async () => {
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

  it('are hidden in the version that was read, and fetched again if the author has changed them', async () => {
    let review = REVIEW;
    const { callsOf, lookAgain } = show({
      'GET /operator/reviews': () => ok([review]),
      'POST /operator/reviews/r1/decision': ({ body }) =>
        (body as { revision: number }).revision === review.revision
          ? ok({ ...review, state: 'hidden' })
          : refused(409, 'revision_changed', 'Please read it again.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review' }));
    review = { ...REVIEW, revision: 4, text: 'It rained, which is nobody’s fault.' };
    await lookAgain();
    expect(await screen.findByText(/nobody’s fault/)).toBeInTheDocument();
    review = { ...review, revision: 5, text: 'It was lovely.' };
    fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText('Please read it again.')).toBeVisible();
    expect(await screen.findByText('It was lovely.')).toBeInTheDocument();
    expect(callsOf('POST')[0]?.body).toMatchObject({ revision: 3 });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it online' }));
    expect(await screen.findByText('Done')).toBeVisible();
    expect(callsOf('POST')[1]?.body).toMatchObject({ revision: 5 });
  });

  it('keep a reply that could not be published, and publish it once', async () => {
    const decided = later();
    const { callsOf } = show({
      'GET /operator/reviews': () => ok([REVIEW]),
      'PUT /operator/reviews/r1/reply': () => refused(409, 'already_decided', 'It has one.'),
      'POST /operator/reviews/r1/decision': () => decided.promise,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this review' }));
    const words = dialog.getByRole('textbox', { name: /^Your answer/ });
    fireEvent.change(words, { target: { value: 'We are sorry.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Publish the answer' }));
    expect(await dialog.findByText('It has one.')).toBeVisible();
    expect(words).toHaveValue('We are sorry.');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it online' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it online' }));
    await waitFor(() => expect(callsOf('POST')).toHaveLength(1));
    await decided.answer(ok(REVIEW));
  });
});
