import type { CancellationPreview } from '@wayfarer/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCancellation } from '../../../test/a-cancellation.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { aBooking, aCanceledBooking, aPreview } from '../test/bookings.ts';
import { page } from './cancel-page.tsx';
import { clockOf, ownClockText, wallClockText } from '../../../ui/cancellation/moments.ts';

const CALL = '/bookings/fuji-trip';
const CANCELLATION = `${CALL}/cancellation`;
const paid = aBooking({ paid: true });

/** An API with the paid trip, the preview of its cancellation, and the response to canceling it. */
const holding = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [`GET ${CALL}`]: () => ok(paid),
    [`GET ${CANCELLATION}`]: () => ok(aPreview()),
    ...answers,
  });

/** Like `holding`, but `answer` gives the response to canceling, and the booking is canceled from then on. */
function ending(
  answer: (body: unknown) => ReturnType<typeof ok> | Promise<ReturnType<typeof ok>>,
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  let canceled = false;
  return holding({
    [`GET ${CALL}`]: () => ok(canceled ? aCanceledBooking() : paid),
    [`POST ${CANCELLATION}`]: ({ body }) => {
      const given = answer(body);
      canceled = !('status' in given) || given.status === 201;
      return given;
    },
    ...answers,
  });
}

function show({ api }: ReturnType<typeof fakeApi>) {
  const options = { api, user: ADA, at: '/bookings/fuji-trip/cancel' };
  const user = userEvent.setup();
  return { user, ...renderScreen(<page.Component />, options, '/bookings/:id/cancel') };
}

/** The button's label states the refund, if there is one. */
const SUBMIT = /^Cancel (?:trip|and return \$[\d,.]+)$/;
const submit = () => screen.findByRole('button', { name: SUBMIT });
const figures = async () => (await screen.findByLabelText('Cancellation summary')).textContent;

// the form's script loads on first use, which takes long on a busy machine
beforeAll(() => import('./cancel-form.tsx'), 60_000);

describe('before the cancellation', () => {
  it('shows the terms, and what is refunded, kept and lost', async () => {
    show(holding());
    expect(await screen.findByRole('heading', { level: 1, name: 'Plans changed?' })).toBeVisible();
    expect(screen.getByText('You can cancel up to 48 hours before the travel date.')).toBeVisible();
    expect(await figures()).toBe(
      'Refund$200to your card, within 10 daysNot refunded$0full refundNo longer due$400you don’t owe it',
    );
  });

  it('shows each step with its deadline in both time zones, and the current one', async () => {
    show(holding());
    const [here, after] = await screen.findAllByRole('listitem');
    expect(here).toHaveAttribute('aria-current', 'step');
    expect(here).toHaveTextContent('You are here');
    expect(here).toHaveTextContent('Until Mon, Apr 10, 12:00 AM Japan time');
    expect(here).toHaveTextContent(`${ownClockText('2090-04-09T15:00:00.000Z')} your time`);
    expect(here).toHaveTextContent('$200everything you paid');
    expect(after).toHaveTextContent('LaterOnce the trip has started, please contact us.$0nothing');
    expect(after).not.toHaveAttribute('aria-current');
  });

  it('names the part that a retained amount belongs to', async () => {
    const half = { ...aPreview().steps[0], refund: 100_00, percent: 50 };
    show(
      holding({
        [`GET ${CANCELLATION}`]: () =>
          ok(
            aPreview({
              steps: [half, ...aPreview().steps.slice(1)] as ReturnType<typeof aPreview>['steps'],
              refund: { card: 100_00, counter: 0 },
              kept: 100_00,
            }),
          ),
      }),
    );
    const [here] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent('$100$100 isn’t refunded');
    expect(await figures()).toContain('Not refunded$100under the terms');
  });

  it('explains a refund that is higher than usual', async () => {
    show(holding({ [`GET ${CANCELLATION}`]: () => ok(aPreview({ exception: 'A storm.' })) }));
    expect(await screen.findByText('You get back more than usual: A storm.')).toBeVisible();
  });

  it('says that the bank decides first about a disputed payment', async () => {
    show(holding({ [`GET ${CANCELLATION}`]: () => ok(aPreview({ disputed: true })) }));
    expect(await screen.findByText(/Your bank is reviewing your payment/)).toBeVisible();
  });

  it('refunds a payment at the counter in person', async () => {
    const refund = { card: 0, counter: 200_00 };
    show(holding({ [`GET ${CANCELLATION}`]: () => ok(aPreview({ refund })) }));
    expect(await figures()).toContain('Refund$200we’ll refund you in person');
  });

  it('explains both refunds if part was paid at the counter', async () => {
    const refund = { card: 150_00, counter: 50_00 };
    show(holding({ [`GET ${CANCELLATION}`]: () => ok(aPreview({ refund })) }));
    expect(await figures()).toContain('Refund$200$150 to your card, $50 in person');
  });

  it('distinguishes amounts that go to gift vouchers from those handed out', async () => {
    const figuresOf = async (refund: CancellationPreview['refund']) => {
      const { unmount } = show(
        holding({ [`GET ${CANCELLATION}`]: () => ok(aPreview({ refund })) }),
      );
      const text = await figures();
      unmount();
      return text;
    };
    expect(await figuresOf({ card: 0, counter: 200_00, gift: 200_00 })).toContain(
      'Refund$200to your gift voucher',
    );
    expect(await figuresOf({ card: 100_00, counter: 100_00, gift: 70_00 })).toContain(
      'Refund$200$100 to your card, $70 to your gift voucher, $30 in person',
    );
  });

  it('offers our contact instead of the button once the trip has begun', async () => {
    const begun = aPreview({ refusal: 'trip_started', current: 2 });
    show(holding({ [`GET ${CANCELLATION}`]: () => ok(begun) }));
    expect(await screen.findByText(/This trip has started/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: SUBMIT })).not.toBeInTheDocument();
    expect(screen.queryByText('You are here')).not.toBeInTheDocument();
  });

  it('says that a booking does not exist', async () => {
    show(fakeApi({ [`GET ${CALL}`]: () => refused(404, 'not_found') }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Booking Not Found' }),
    ).toBeVisible();
  });

  it('keeps the trip with a link', async () => {
    show(holding());
    const keep = await screen.findByRole('link', { name: 'Keep trip' });
    expect(keep).toHaveAttribute('href', '/bookings/fuji-trip');
  });
});

describe('canceling', () => {
  it('sends the displayed figures with reason and message, once for two presses, and shows progress', async () => {
    const answer = later();
    const api = ending(() => answer.promise);
    const { user } = show(api);
    await user.selectOptions(await screen.findByLabelText(/^Why/), 'Someone is ill');
    await user.type(screen.getByLabelText(/^Message to us/), 'Sorry!');
    await user.dblClick(await submit());
    expect(screen.getByRole('button', { name: 'Canceling...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await answer.answer(ok(aCancellation(), 201));
    const done = await screen.findByRole('heading', { level: 1, name: 'Your trip is canceled' });
    expect(done.closest('[tabindex="-1"]')).toHaveFocus();
    expect(api.callsOf('POST').map(({ body }) => body)).toEqual([
      { revision: 1, expectedRefund: 200_00, reasonCode: 'illness', message: 'Sorry!' },
    ]);
  });

  it('needs no reason', async () => {
    const api = ending(() => ok(aCancellation(), 201));
    const { user } = show(api);
    await user.click(await submit());
    await screen.findByRole('heading', { name: 'Your trip is canceled' });
    expect(api.callsOf('POST')[0]?.body).toEqual({
      revision: 1,
      expectedRefund: 200_00,
      message: '',
    });
  });

  it('shows changed figures, and asks again', async () => {
    const now = aPreview({ revision: 2, refund: { card: 50_00, counter: 0 }, kept: 150_00 });
    const code = 'cancellation_changed';
    let asked = 0;
    const api = ending(
      (body) =>
        (body as { revision: number }).revision === 1
          ? ok({ code, message: 'Look again.', cancellation: now }, 409)
          : ok(aCancellation(), 201),
      { [`GET ${CANCELLATION}`]: () => ok((asked += 1) === 1 ? aPreview() : now) },
    );
    const { user } = show(api);
    await user.click(await submit());
    expect(await screen.findByText(/^Your trip isn’t canceled yet\./)).toBeVisible();
    expect(await figures()).toContain('Refund$50');
    await user.click(await submit());
    await screen.findByRole('heading', { name: 'Your trip is canceled' });
    expect(api.callsOf('POST').at(-1)?.body).toMatchObject({ revision: 2, expectedRefund: 50_00 });
  });

  it('keeps the figures that were read, whatever is fetched after a failure', async () => {
    const now = aPreview({ revision: 2, refund: { card: 50_00, counter: 0 }, kept: 150_00 });
    let asked = 0;
    const api = holding({
      [`GET ${CANCELLATION}`]: () => ok((asked += 1) === 1 ? aPreview() : now),
      [`POST ${CANCELLATION}`]: () =>
        asked === 1
          ? refused(503, 'provider_unavailable')
          : ok({ code: 'cancellation_changed', message: 'Look again.', cancellation: now }, 409),
    });
    const { user } = show(api);
    await user.click(await submit());
    await waitFor(() => expect(asked).toBe(2));
    expect(await figures()).toContain('Refund$200');
    await user.click(await submit());
    expect(await screen.findByText(/^Your trip isn’t canceled yet\./)).toBeVisible();
    expect(await figures()).toContain('Refund$50');
    expect(api.callsOf('POST').at(-1)?.body).toMatchObject({ revision: 1, expectedRefund: 200_00 });
  });

  it.each([
    [409, 'payment_in_progress', /A payment for this trip is in progress.*Please wait/],
    [503, 'provider_unavailable', /reach the card provider.*nothing was canceled/],
    [429, 'too_many_requests', /The API says why\./],
  ])('explains what to do after %i %s', async (status, code, text) => {
    const { user } = show(holding({ [`POST ${CANCELLATION}`]: () => refused(status, code) }));
    await user.click(await submit());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await submit()).toBeEnabled();
  });

  it('offers our contact if the trip has begun in the meantime', async () => {
    let begun = false;
    const { user } = show(
      holding({
        [`GET ${CANCELLATION}`]: () => ok(aPreview(begun ? { refusal: 'trip_started' } : {})),
        [`POST ${CANCELLATION}`]: () => {
          begun = true;
          return refused(409, 'trip_started');
        },
      }),
    );
    await user.click(await submit());
    expect(await screen.findByRole('link', { name: 'Contact us' })).toBeVisible();
  });

  it('shows the booking as canceled if another tab was faster', async () => {
    let canceled = false;
    const { user } = show(
      holding({
        [`GET ${CALL}`]: () => ok(canceled ? aCanceledBooking() : paid),
        [`POST ${CANCELLATION}`]: () => {
          canceled = true;
          return refused(409, 'booking_cancelled');
        },
      }),
    );
    await user.click(await submit());
    expect(await screen.findByRole('heading', { name: 'Your trip is canceled' })).toBeVisible();
  });
});

describe('a lost answer', () => {
  it('is checked: a canceled trip is shown as canceled', async () => {
    const state = later();
    let sent = false;
    const { user } = show(
      holding({
        [`GET ${CALL}`]: () => (sent ? state.promise : ok(paid)),
        [`POST ${CANCELLATION}`]: () => {
          sent = true;
          throw new TypeError('connection lost');
        },
      }),
    );
    await user.click(await submit());
    expect(await screen.findByText(/^We’re checking whether your trip was canceled/)).toBeVisible();
    expect(await submit()).toBeDisabled();
    await state.answer(ok(aCanceledBooking()));
    expect(await screen.findByRole('heading', { name: 'Your trip is canceled' })).toBeVisible();
  });

  it('is reported if nothing was canceled, and can be retried', async () => {
    const { user } = show(
      holding({ [`POST ${CANCELLATION}`]: () => ({ status: 502, body: null }) }),
    );
    await user.click(await submit());
    expect(await screen.findByText('Your trip wasn’t canceled. You can try again.')).toBeVisible();
    expect(await submit()).toBeEnabled();
  });

  it('is checked again if the server cannot be reached', async () => {
    let reachable = true;
    const { user } = show(
      holding({
        [`GET ${CALL}`]: () => {
          if (!reachable) throw new TypeError('connection lost');
          return ok(paid);
        },
        [`POST ${CANCELLATION}`]: () => {
          reachable = false;
          throw new TypeError('connection lost');
        },
      }),
    );
    await user.click(await submit());
    expect(await screen.findByText(/^We can’t reach the server/)).toBeVisible();
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your trip wasn’t canceled. You can try again.')).toBeVisible();
  });
});

describe('a canceled trip', () => {
  const canceled = (...parts: Parameters<typeof aCanceledBooking>) =>
    holding({ [`GET ${CALL}`]: () => ok(aCanceledBooking(...parts)) });

  it('shows its three figures, the refund’s progress, and a link to book again', async () => {
    show(canceled());
    expect(await screen.findByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
    expect(await figures()).toContain('Refund$200to your card');
    const way = screen.getByRole('list', { name: 'Refund progress' });
    const [decided, atBank] = within(way).getAllByRole('listitem');
    expect(decided).not.toHaveAttribute('aria-current');
    expect(atBank).toHaveAttribute('aria-current', 'step');
    const again = screen.getByRole('link', { name: 'Book again' });
    expect(again).toHaveAttribute('href', '/allTouristSpots/touristSpot/fuji');
  });

  it('shows later refunds, and reduces the retained amount', async () => {
    const later = { refund: { card: 100_00, counter: 0 }, backLater: 30_00, kept: 70_00 };
    show(canceled({}, { ...later, progress: 'done' }));
    expect(await screen.findByText('Refunded later: $30.')).toBeVisible();
    expect(await figures()).toContain('Refund sent$100to your card, within 10 days');
    expect(await figures()).toContain('Not refunded$70after a later refund');
  });

  it('mentions no later refunds if there were none', async () => {
    show(canceled({}, { refund: { card: 100_00, counter: 0 }, kept: 100_00 }));
    expect(await figures()).toContain('Not refunded$100under the terms');
    expect(screen.queryByText(/Refunded later/)).not.toBeInTheDocument();
  });

  it.each([
    ['done', 'Refund sent'],
    ['held', 'Your bank decides first'],
    ['failed', 'The refund failed'],
  ] as const)('describes a refund that is %s: %s', async (progress, title) => {
    show(canceled({}, { progress }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('says when the refund was sent, and that the bank takes days to show it', async () => {
    const sentAt = '2026-11-26T12:00:00.000Z';
    show(canceled({}, { progress: 'done', sentAt }));
    const title = 'Refund sent on Nov 26, 2026';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('Your bank shows the refund within 10 days.')).toBeVisible();
    expect(screen.queryByText(/is back/)).not.toBeInTheDocument();
  });

  it('by the agency shows its reason and its message', async () => {
    show(canceled({}, { by: 'staff', reasonCode: 'weather', message: 'The pass is closed.' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We had to cancel your trip' }),
    ).toBeVisible();
    expect(screen.getByText('We’re sorry. The weather doesn’t allow it.')).toBeVisible();
    expect(screen.getByText('The pass is closed.')).toBeVisible();
  });

  it('links to other destinations if its own is gone', async () => {
    show(canceled({ spotId: null }));
    const others = await screen.findByRole('link', { name: 'Explore destinations' });
    expect(others).toHaveAttribute('href', '/allTouristSpots');
    expect(screen.queryByRole('link', { name: 'Book again' })).not.toBeInTheDocument();
  });

  it('says that the money is back on a gift voucher', async () => {
    const refund = { card: 0, counter: 200_00, gift: 200_00 };
    show(canceled({}, { progress: 'none', refund }));
    const name = 'The money is back on your gift voucher';
    await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
    expect(screen.queryByText(/in person/)).not.toBeInTheDocument();
  });

  it('refunds a cash payment in person', async () => {
    show(canceled({}, { progress: 'none', refund: { card: 0, counter: 200_00 } }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'We’ll refund you in person' })).toBeVisible(),
    );
  });
});

describe('moments', () => {
  it('are shown in the destination’s time, with its country', () => {
    expect(wallClockText('2027-04-10T00:00')).toBe('Sat, Apr 10, 12:00 AM');
    expect(clockOf('Spain')).toBe('Spain time');
    expect(clockOf('')).toBe('at the destination');
  });
});
