import { act, fireEvent, screen, within } from '@testing-library/react';
import { PERMISSIONS, type Submission } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { api as calls } from '../../../../api/client.ts';
import { fakeApi, ok, refused } from '../../../../test/fake-api.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderInConsole } from '../../../../test/render-in-console.tsx';
import { aStaffPerson } from '../../../test/booking-list-items.ts';
import { menuOf, StaffContext } from '../../../kit/staff/staff.ts';
import { ReviewScreen } from './review-screen.tsx';

const SENT: Submission = {
  _id: 'hakone',
  kind: 'new',
  facts: {
    spot: 'Hakone',
    country: 'Japan',
    location: '',
    description: 'Hot springs.',
    average_cost: '$90',
    seasonality: '',
    travel_time: '',
    totalVisitorsPerYear: '',
    questions: '',
    hostName: '',
    hostWords: '',
    image: 'https://example.com/hakone.jpg',
    category: null,
  },
  pictures: [],
  published: null,
  currency: 'usd',
  version: '1',
  submittedAt: '2026-11-20T10:00:00.000Z',
  contributor: { _id: 'u1', name: 'Ken' },
};

/** A submission that its contributor may change while it is being reviewed. */
function openReview() {
  let submission = SENT;
  const { api, callsOf } = fakeApi({
    'GET /operator/submissions': () => ok([submission]),
    'POST /operator/submissions/hakone/decision': ({ body }) =>
      (body as { version: string }).version === submission.version
        ? ok({ state: 'published' })
        : refused(409, 'revision_changed', 'This has changed since you opened it.'),
  });
  const staff = aStaffPerson(PERMISSIONS);
  const { store } = renderInConsole(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <ReviewScreen />
    </StaffContext>,
    { api, user: ADA, at: '/admin/destinations/review' },
  );
  const change = (version: string, description: string) => {
    submission = { ...SENT, version, facts: { ...SENT.facts, description } };
  };
  const lookAgain = () =>
    act(async () => void store.dispatch(calls.util.invalidateTags(['AllSpots'])));
  return { callsOf, change, lookAgain };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('sends back the version that was read, and keeps the reason while the list is refreshed', async () => {
  const { callsOf, change, lookAgain } = openReview();
  fireEvent.click(await screen.findByRole('button', { name: 'Send back...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Hakone back' }));
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  fireEvent.change(reason, { target: { value: 'Say more.' } });
  change('2', 'Hot springs, a lake and a view.');
  await lookAgain();
  expect(await screen.findByText('Hot springs, a lake and a view.')).toBeInTheDocument();
  expect(reason).toHaveValue('Say more.');
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await dialog.findByText('This has changed since you opened it.')).toBeVisible();
  expect(callsOf('POST')[0]?.body).toMatchObject({ version: '1', reason: 'Say more.' });
});

test('shows the current version if its contributor has changed it, and says so', async () => {
  const { callsOf, change } = openReview();
  await screen.findByText('Hot springs.');
  change('2', 'Advertising.');
  press('Approve and publish');
  expect(await screen.findByText('Advertising.')).toBeVisible();
  expect(screen.getByText(/^Someone changed this/)).toBeVisible();
  press('Approve and publish');
  await screen.findByRole('button', { name: 'Approve and publish', busy: false });
  expect(callsOf('POST').map(({ body }) => (body as Submission).version)).toEqual(['1', '2']);
});
