import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen, type RenderOptions } from '../../../test/render.tsx';
import { ok, refused } from '../../../test/fake-api.ts';
import { aCheckIn, CODE, deskApi, RECORDED, RECORDED_TEXT } from '../test/check-ins.ts';
import { page } from './check-in-page.tsx';

const { Component: CheckInPage } = page;

function open(desk: ReturnType<typeof deskApi>, options: RenderOptions = {}) {
  const view = renderScreen(
    <CheckInPage />,
    {
      api: desk.api,
      user: ADA,
      at: `/check-in${CODE}`,
      routes: [{ path: '/login', element: <h1>Sign in</h1> }],
      ...options,
    },
    '/check-in',
  );
  return { ...view, person: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.findByRole('button', { name });

test('a stranger who opens the code sees nothing, and nothing is fetched', async () => {
  const desk = deskApi();
  const { container, person, router } = open(desk, { user: null });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This code is for our staff' }),
  ).toBeVisible();
  expect(desk.calls).toEqual([]);
  expect(container).not.toHaveTextContent('WF-7K3M9Q');
  await person.click(screen.getByRole('link', { name: 'Sign in as staff' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    hash: '',
    state: { from: `/check-in${CODE}` },
  });
});

test('shows nothing until the person is known', () => {
  const desk = deskApi();
  const { container } = open(desk, { user: undefined as never });
  expect(desk.calls).toEqual([]);
  expect(container).not.toHaveTextContent('WF-7K3M9Q');
});

test('tells people without the right to check in so, and fetches no booking', async () => {
  const desk = deskApi({ permissions: [] });
  const { container } = open(desk);
  const title = 'Your account can’t check travelers in';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/ada@example\.com/)).toBeVisible();
  expect(desk.lookedUp()).toEqual([]);
  expect(container).not.toHaveTextContent('WF-7K3M9Q');
});

test('staff see the start time if a trip has one', async () => {
  open(deskApi({ found: () => ok(aCheckIn({}, { startTime: '14:30' })) }));
  expect((await screen.findByText('Start time')).nextSibling).toHaveTextContent('2:30 PM');
});

test('staff see who is expected and what is due; only a press checks in', async () => {
  const desk = deskApi({
    recorded: () => ok(aCheckIn({ attendance: 'checked_in', recorded: RECORDED })),
    found: () =>
      desk.recordings().length === 0
        ? ok(aCheckIn())
        : ok(aCheckIn({ attendance: 'checked_in', recorded: RECORDED })),
  });
  const { person } = open(desk);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Maya Brennan' });
  expect(heading).toHaveFocus();
  const main = within(document.body);
  for (const text of [
    'Expected',
    'Istanbul Old City, Turkey',
    'Apr 12, 2027 – Apr 16, 2027',
    '2 adults, 1 child',
    'WF-7K3M9Q',
    '$1,140.00',
    '$285.00 of $1,425.00 paid',
  ]) {
    expect(main.getByText(text)).toBeVisible();
  }
  expect(desk.lookedUp()).toEqual([{ link: `${location.origin}/check-in${CODE}` }]);
  expect(desk.recordings()).toEqual([]);

  await person.click(await button('Check in'));
  expect(await screen.findByText(`Checked in on ${RECORDED_TEXT}.`)).toBeVisible();
  expect(desk.recordings()).toEqual([{ attendance: 'checked_in', revision: 3, anyway: false }]);
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  const next = screen.getByRole('link', { name: 'Scan another code' });
  expect(next).toHaveAttribute('href', '/admin/check-in');
  expect(next).toHaveFocus();
});

test('a second scan says when and by whom it was done, and can undo it', async () => {
  let now = aCheckIn({ attendance: 'checked_in', recorded: RECORDED });
  const desk = deskApi({
    found: () => ok(now),
    recorded: () => {
      now = aCheckIn();
      return ok(now);
    },
  });
  const { person } = open(desk);
  expect(await screen.findByText(`Already checked in on ${RECORDED_TEXT}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  await person.click(await button('Undo'));
  expect(await screen.findByText(/^Undone\./)).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(desk.recordings()).toEqual([{ attendance: 'none', revision: 3, anyway: false }]);
  expect(await button('Check in')).toBeVisible();
});

test('the recorder has no name once their account is deleted', async () => {
  const recorded = { ...RECORDED, by: null };
  open(deskApi({ found: () => ok(aCheckIn({ attendance: 'checked_in', recorded })) }));
  expect(await screen.findByText(/by someone whose account was deleted\.$/)).toBeVisible();
});

test('records a party that did not come, and can still check it in', async () => {
  let now = aCheckIn();
  const desk = deskApi({
    found: () => ok(now),
    recorded: () => {
      now = aCheckIn({ attendance: 'no_show', recorded: RECORDED });
      return ok(now);
    },
  });
  const { person } = open(desk);
  await person.click(await button('Mark as no-show'));
  expect(await screen.findByText(`Marked as a no-show on ${RECORDED_TEXT}.`)).toBeVisible();
  expect(desk.recordings()).toMatchObject([{ attendance: 'no_show' }]);
  expect(await button('Check in')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Mark as no-show' })).toBeNull();
});

test.each([
  ['upcoming', 'This trip doesn’t start until Apr 12, 2027.'],
  ['over', 'This trip ended on Apr 16, 2027.'],
] as const)(
  'on a day without expected parties (%s), staff learn that a manager can check in',
  async (phase, text) => {
    open(deskApi({ found: () => ok(aCheckIn({ phase, open: false })) }));
    expect(await screen.findByText('Not expected today')).toBeVisible();
    expect(screen.getByText(`${text} A manager can still check them in.`)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a manager can check in anyway, and a refusal by the server is shown', async () => {
  const desk = deskApi({
    permissions: ['checkin', 'bookings.cancel'],
    found: () => ok(aCheckIn({ phase: 'upcoming', open: false })),
    recorded: () => refused(403, 'forbidden'),
  });
  const { person } = open(desk);
  await person.click(await button('Check in anyway'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Only a manager can record this on another day.',
  );
  expect(desk.recordings()).toMatchObject([{ attendance: 'checked_in', anyway: true }]);
});

test.each([
  [409, 'revision_changed', /^This booking has just changed\./],
  [409, 'not_expected_today', /^No one is expected for this booking today\./],
  [409, 'booking_cancelled', /^This booking has just been canceled\./],
  [503, 'unavailable', /^Something went wrong on our side\./],
])(
  'a press refused with %s %s says so, and the data is fetched again',
  async (status, code, text) => {
    const desk = deskApi({ recorded: () => refused(status, code) });
    const { person } = open(desk);
    await person.click(await button('Check in'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await expect.poll(() => desk.lookedUp().length).toBe(2);
    expect(await button('Check in')).toBeEnabled();
  },
);

test.each([
  ['cancelled', 'Canceled', /^This booking was canceled\./],
  ['expired', 'Expired', /^This booking expired because/],
] as const)('a booking that is %s cannot be checked in', async (state, badge, text) => {
  open(deskApi({ found: () => ok(aCheckIn({ open: false }, { state })) }));
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [400, 'invalid_signature', 'Not one of our codes'],
  [400, 'invalid_input', 'Not one of our codes'],
  [404, 'not_found', 'No such booking'],
])('%s %s: %s', async (status, code, title) => {
  const { container } = open(deskApi({ found: () => refused(status, code) }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scan another code' })).toBeVisible();
  expect(container).not.toHaveTextContent('Maya');
});

test('a failure can be retried', async () => {
  let isBroken = true;
  const desk = deskApi({ found: () => (isBroken ? refused(503, 'unavailable') : ok(aCheckIn())) });
  const { person } = open(desk);
  expect(
    await screen.findByRole('heading', { name: 'We couldn’t look up the booking' }),
  ).toBeVisible();
  isBroken = false;
  await person.click(await button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Maya Brennan' })).toBeVisible();
});

test('an address without a code links staff to the desk', async () => {
  const desk = deskApi();
  open(desk, { at: '/check-in' });
  expect(await screen.findByRole('link', { name: 'Scan another code' })).toBeVisible();
  expect(desk.lookedUp()).toEqual([]);
});

test('points out a voucher that is no longer valid because its payment was refunded', async () => {
  open(deskApi({ found: () => ok(aCheckIn({ voucher: false })) }));
  expect(await screen.findByText(/it has no valid voucher, not even a printed one/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check in' })).toBeEnabled();
});

test('says so if a party has paid in full', async () => {
  const { booking } = aCheckIn();
  const breakdown = { ...booking.breakdown, paid: booking.breakdown.total, dueOnArrival: 0 };
  open(deskApi({ found: () => ok(aCheckIn({}, { breakdown })) }));
  expect(await screen.findByText('Paid in full')).toBeVisible();
  expect(screen.queryByText('Due on arrival')).toBeNull();
});
