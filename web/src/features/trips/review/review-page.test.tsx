import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnReview, ReviewOfTrip } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../api/client.ts';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { aTrip, CALL } from '../test/trips.ts';
import { page } from './review-page.tsx';

const TRIP = `GET ${CALL}`;
const ASKED = `GET ${CALL}/review`;
const NOT_WRITTEN: ReviewOfTrip = {
  refusal: null,
  lastDay: '2027-10-10',
  travelledIn: '2027-04',
  proposedName: 'Maya B.',
  review: null,
};
const WRITTEN: OwnReview = {
  _id: 'r1',
  name: 'Maya B.',
  rating: 4,
  title: 'Ferries until it got dark',
  text: 'Breakfast was on the roof, every day.',
  state: 'published',
  hiddenReason: null,
  travelledIn: '2027-04',
  createdAt: '2027-05-01T10:00:00.000Z',
  editedAt: null,
  editable: false,
  pictures: [],
  reply: null,
  revision: 1,
};

function show(answers: Parameters<typeof fakeApi>[0]) {
  const fake = fakeApi({ [TRIP]: () => ok(aTrip()), ...answers });
  const options = { api: fake.api, user: ADA, at: '/bookings/istanbul-trip/review' };
  const element = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const { store } = renderScreen(element, options, '/bookings/:id/review');
  const lookAgain = () =>
    act(async () => void store.dispatch(api.util.invalidateTags(['Reviews'])));
  return { ...fake, lookAgain, person: userEvent.setup({ delay: null }) };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

// the form's script loads on first use
beforeAll(() => import('./review-form.tsx'), 60_000);

describe('the review of a trip', () => {
  it('says so while its data loads', async () => {
    const answer = later();
    show({ [TRIP]: () => answer.promise, [ASKED]: () => ok(NOT_WRITTEN) });
    expect(screen.getByText('Loading your trip...')).toBeInTheDocument();
    await answer.answer(refused(404, 'not_found'));
    expect(await screen.findByRole('heading', { name: 'Trip not found' })).toBeVisible();
  });

  it('offers another try if it cannot be loaded', async () => {
    let works = false;
    const { person } = show({
      [ASKED]: () => (works ? ok(NOT_WRITTEN) : refused(503, 'unavailable')),
    });
    expect(await screen.findByText('We couldn’t load your trip')).toBeVisible();
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Name to show')).toHaveValue('Maya B.');
  });

  it('says why none can be written', async () => {
    show({ [ASKED]: () => ok({ ...NOT_WRITTEN, refusal: 'not_over' }) });
    expect(await screen.findByText('You can review this trip once you’re back.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish review' })).not.toBeInTheDocument();
  });

  it('is validated before it is sent, and keeps the input if it is refused', async () => {
    const { person, callsOf } = show({
      [ASKED]: () => ok(NOT_WRITTEN),
      [`POST ${CALL}/review`]: () => refused(409, 'review_not_allowed', 'It is too late.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Please choose one to five stars')).toBeVisible();
    expect(callsOf('POST')).toEqual([]);
    await person.click(screen.getByRole('radio', { name: '4 stars' }));
    await person.type(screen.getByLabelText('Title'), WRITTEN.title);
    await person.type(screen.getByLabelText('Your review'), WRITTEN.text);
    await person.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText(/^Your review couldn’t be saved\./)).toBeVisible();
    const { name, rating, text, title } = WRITTEN;
    expect(callsOf('POST')[0]?.body).toMatchObject({ name, rating, text, title, pictures: [] });
    expect(screen.getByLabelText('Title')).toHaveValue(WRITTEN.title);
  });

  it('is shown when it can no longer be edited, and can still be removed', async () => {
    const again = later();
    let isGone = false;
    const { person } = show({
      [ASKED]: () =>
        isGone ? again.promise : ok({ ...NOT_WRITTEN, refusal: 'written', review: WRITTEN }),
      'DELETE /reviews/r1': () => {
        isGone = true;
        return ok({ deletedCount: 1 });
      },
    });
    expect(await screen.findByRole('heading', { name: WRITTEN.title })).toBeVisible();
    expect(
      screen.getByText(/You can’t edit this review anymore, but you can remove it\.$/),
    ).toBeVisible();
    const button = screen.getByRole('button', { name: 'Remove review' });
    await person.click(button);
    const dialog = within(screen.getByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove review' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // as the browser does when the dialog closes
    button.focus();
    await again.answer(ok(NOT_WRITTEN));
    expect(await screen.findByRole('button', { name: 'Publish review' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('does not revert after saving, and keeps newer input', async () => {
    const [saved, again] = [later(), later()];
    const review = { ...WRITTEN, editable: true };
    let times = 0;
    const { callsOf } = show({
      [ASKED]: () => {
        times += 1;
        return times === 1 ? ok({ ...NOT_WRITTEN, review }) : again.promise;
      },
      'PUT /reviews/r1': ({ body }) =>
        callsOf('PUT').length === 1 ? saved.promise : ok({ ...review, ...(body as object), revision: 3 }), // prettier-ignore
    });
    const title = await screen.findByLabelText('Title');
    fireEvent.change(title, { target: { value: 'Ferries' } });
    save();
    await waitFor(() => expect(callsOf('PUT')).toHaveLength(1));
    fireEvent.change(title, { target: { value: 'Ferries by night' } });
    const after = { ...review, title: 'Ferries', state: 'waiting', revision: 2 };
    await saved.answer(ok(after));
    await again.answer(ok({ ...NOT_WRITTEN, review: after }));
    expect(await screen.findByText('Your review will appear once we’ve read it.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Ferries by night');
    save();
    await waitFor(() => expect(callsOf('PUT')).toHaveLength(2));
    const bodies = callsOf('PUT').map(({ body }) => body);
    expect(bodies).toMatchObject([{ revision: 1 }, { revision: 2, title: 'Ferries by night' }]);
  });

  it('says that it was changed elsewhere before it is replaced, and keeps the input', async () => {
    let review: OwnReview = { ...WRITTEN, editable: true };
    const { callsOf, lookAgain } = show({
      [ASKED]: () => ok({ ...NOT_WRITTEN, review }),
      'PUT /reviews/r1': ({ body }) =>
        (body as OwnReview).revision === review.revision
          ? ok({ ...review, revision: 3 })
          : refused(409, 'revision_changed'),
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Ferries' } });
    review = { ...review, revision: 2, state: 'waiting', title: 'On the telephone' };
    await lookAgain();
    expect(await screen.findByText('Your review will appear once we’ve read it.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Ferries');
    save();
    expect(await screen.findByText(/^Your review was changed somewhere else/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Ferries');
    save();
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(callsOf('PUT').map(({ body }) => (body as OwnReview).revision)).toEqual([1, 2]);
  });
});
