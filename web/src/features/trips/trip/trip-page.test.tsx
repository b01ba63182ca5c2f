import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Trip } from '@wayfarer/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../../api/public-config.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { aCanceledTrip, agency, aTrip, anUnpaidTrip, CALL } from '../test/trips.ts';
import { page } from './trip-page.tsx';

function open(world: ReturnType<typeof fakeApi>, config: Partial<PublicConfig> = {}) {
  const options = { api: world.api, user: ADA, at: '/bookings/istanbul-trip', config };
  const user = userEvent.setup();
  return { user, ...world, ...renderScreen(<page.Component />, options, '/bookings/:id') };
}

const show = (trip: Trip = aTrip(), answers: Parameters<typeof fakeApi>[0] = {}) =>
  open(fakeApi({ [`GET ${CALL}`]: () => ok(trip), ...answers }));

const fact = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement?.querySelector('dd')
    ?.textContent;
const part = (name: string) => screen.findByRole('region', { name });
const title = () => screen.findByRole('heading', { level: 1, name: 'Istanbul Old City' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('while the page loads', () => {
  it('says so, and shows nothing else', async () => {
    const answer = later();
    open(fakeApi({ [`GET ${CALL}`]: () => answer.promise }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading your trip...');
    expect(screen.getByRole('heading')).toHaveTextContent('Loading your trip...');
    await answer.answer(ok(aTrip()));
    expect(await title()).toBeVisible();
    expect(screen.queryByText('Loading your trip...')).not.toBeInTheDocument();
  });

  it('distinguishes a failure from an unknown trip, and retries', async () => {
    let broken = true;
    const { user } = open(
      fakeApi({ [`GET ${CALL}`]: () => (broken ? { status: 503, body: null } : ok(aTrip())) }),
    );
    expect(await screen.findByText('Failed to load this trip')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Istanbul Old City' })).toBeVisible();
  });

  it('links from an unknown trip to the bookings', async () => {
    open(fakeApi({ [`GET ${CALL}`]: () => refused(404, 'not_found') }));
    expect(await screen.findByRole('heading', { name: 'Trip not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your bookings' })).toHaveAttribute(
      'href',
      '/bookings',
    );
  });
});

describe('an upcoming trip', () => {
  it('shows its state, its dates and its travelers', async () => {
    show();
    expect(await title()).toBeVisible();
    expect(screen.getByText('Booked', { selector: 'header span' })).toBeVisible();
    expect(screen.getByText('Fatih, Istanbul, Turkey')).toBeVisible();
    expect(await fact('Countdown')).toBe('24 days to go');
    expect(await fact('First day')).toBe('Wed, Apr 12, 2090');
    expect(await fact('Last day')).toBe('Sun, Apr 16, 2090');
    expect(await fact('Who')).toBe('2 adults, 1 child');
    expect(await fact('Reference')).toBe('WF-7K3M9Q');
    expect(screen.getByRole('link', { name: 'Your bookings' })).toHaveAttribute(
      'href',
      '/bookings',
    );
  });

  it.each([
    ['Countdown', 'Tomorrow', { localToday: '2090-04-11' }],
    ['Countdown', 'Day 2 of 5', { phase: 'under_way', localToday: '2090-04-13' }],
    ['Status', 'Ended yesterday', { phase: 'over', localToday: '2090-04-17' }],
    ['Status', 'Ended 4 days ago', { phase: 'over', localToday: '2090-04-20' }],
  ] as const)('counts in the destination’s calendar: %s, %s', async (label, text, when) => {
    show(aTrip(when));
    expect(await fact(label)).toBe(text);
  });

  it('says what is included, what is not and what to bring', async () => {
    show();
    const included = within(await part('What’s included')).getAllByRole('listitem');
    expect(included.map((one) => one.textContent)).toEqual([
      'Round-trip flight',
      'Travel insurance',
      'Not included: museum tickets',
    ]);
    expect(await part('What to bring')).toHaveTextContent('PassportFlat shoes');
    expect(await part('Not allowed')).toHaveTextContent('Drones');
  });

  it('links to the meeting point on a map, and copies its address', async () => {
    const { user } = show();
    const meet = within(await part('Where to meet'));
    expect(meet.getByText('10:00 AM on Wed, Apr 12')).toBeVisible();
    expect(meet.getByText('Eminönü ferry pier 3')).toBeVisible();
    expect(meet.getByText('Take the M2 to Vezneciler.')).toBeVisible();
    expect(meet.getByText('Istanbul Airport')).toBeVisible();
    expect(meet.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=41.017&mlon=28.977#map=16/41.017/28.977',
    );
    await user.click(meet.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Eminönü ferry pier 3, Fatih, Istanbul, Turkey',
    );
  });

  it('searches the map for the meeting point’s address if it has no coordinates', async () => {
    const { place } = aTrip();
    show(aTrip({ place: { ...place, lat: null, lon: null } }));
    expect(await screen.findByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      expect.stringContaining('search?query=Emin%C3%B6n%C3%BC%20ferry'),
    );
  });

  it('leaves out what is unknown', async () => {
    const { place } = aTrip();
    const nowhere = {
      lat: null,
      lon: null,
      meetingPoint: '',
      meetingTime: null,
      directions: '',
      endPoint: '',
    };
    show(
      aTrip({
        place: { ...place, ...nowhere },
        included: [],
        notIncluded: [],
        bring: [],
        notAllowed: [],
        accessibility: [],
        goodToKnow: [],
        itinerary: [],
        agency: { ...agency, emergencyPhone: '', email: '', phone: '' },
      }),
    );
    await title();
    for (const name of [
      'Where to meet',
      'What’s included',
      'Day by day',
      'What to bring',
      'Not allowed',
      'Accessibility',
      'Good to know',
    ]) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
  });

  it('repeats accessibility and other facts that were shown before booking', async () => {
    show();
    expect(within(await part('Accessibility')).getByText('The ferry has a ramp')).toBeVisible();
    expect(
      within(await part('Good to know')).getByText('Mosques close at prayer times'),
    ).toBeVisible();
  });

  it('shows the itinerary’s actual dates', async () => {
    show();
    const days = within(await part('Day by day')).getAllByRole('listitem');
    expect(days.map((one) => one.textContent)).toEqual([
      'Wed, Apr 12Ferries and first teaMeet at the pier.',
      'Fri, Apr 14The Grand BazaarEnds at: Istanbul Airport',
    ]);
  });

  it('says whom to call and whom to write to', async () => {
    show();
    const contact = within(await part('Contact'));
    expect(contact.getByRole('link', { name: /goes wrong/ })).toHaveAttribute(
      'href',
      'tel:+12075550199',
    );
    expect(contact.getByRole('link', { name: /Questions/ })).toHaveAttribute(
      'href',
      'mailto:hello@wayfarer.example',
    );
    expect(contact.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  it('opens a chat, if the agency has a number for it', async () => {
    const api = fakeApi({ [`GET ${CALL}`]: () => ok(aTrip()) });
    open(api, { contact: { whatsapp: '+351 912 345 678' } });
    const contact = within(await part('Contact'));
    expect(contact.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/351912345678',
    );
  });
});

describe('the money', () => {
  it('shows the price line by line, what is paid and what is due on arrival', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Balance, due on arrival' })).toBeVisible();
    expect(screen.getByText('$250 of $1,250 paid')).toBeVisible();
    expect(screen.getByRole('img', { name: '20 percent paid' })).toBeVisible();
    expect(await fact('2 adults × $100 × 5 days')).toBe('$1,000');
    expect(await fact('1 child × $50 × 5 days')).toBe('$250');
    expect(await fact('Total')).toBe('$1,250');
    expect(await fact('Paid Mar 8, Visa ending 4242')).toBe('−$250');
    expect(await fact('Balance')).toBe('$1,000');
    expect(screen.getByText(/^Pay at the meeting point, in cash or by card/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
      'href',
      '/payments/p1/receipt',
    );
  });

  it('offers to pay what is due now', async () => {
    show(anUnpaidTrip());
    expect(await screen.findByRole('heading', { name: 'Left to pay' })).toBeVisible();
    expect(screen.getByText('$250 now by card, $1,000 on arrival')).toBeVisible();
    // one link is in the card for wide screens, the other one is docked for phones
    const links = screen.getAllByRole('link', { name: 'Pay $250 now' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/payment/istanbul-trip',
      '/payment/istanbul-trip',
    ]);
  });

  it('has no voucher before the first payment, and says when it appears', async () => {
    show(anUnpaidTrip());
    expect(
      await screen.findByText('Your voucher appears here once you have paid $250.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show voucher' })).not.toBeInTheDocument();
  });

  it('has an unpaid trip’s voucher if the agency lets travelers pay on arrival', async () => {
    const trip = anUnpaidTrip();
    show({ ...trip, actions: { ...trip.actions, voucher: true } });
    expect(await screen.findByRole('link', { name: 'Show voucher' })).toBeInTheDocument();
    expect(screen.getByText(/or everything at the meeting point/)).toBeVisible();
    expect(screen.queryByText(/Your voucher appears here/)).not.toBeInTheDocument();
  });

  it('shows money that staff received or refunded', async () => {
    const trip = aTrip();
    const { breakdown } = trip.booking;
    show({
      ...trip,
      booking: { ...trip.booking, breakdown: { ...breakdown, paid: 1250_00, dueOnArrival: 0 } },
      counterPayments: [
        {
          kind: 'received',
          method: 'cash',
          amount: 1010_00,
          currency: 'usd',
          receivedOn: '2090-04-12',
        },
        {
          kind: 'returned',
          method: 'cash',
          amount: 10_00,
          currency: 'usd',
          receivedOn: '2090-04-12',
        },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Paid in full' })).toBeVisible();
    expect(await fact('Paid Apr 12, cash')).toBe('−$1,010');
    expect(await fact('Refunded Apr 12, cash')).toBe('+$10');
    expect(await fact('Balance')).toBe('$0');
  });

  it('adds up if a change made the trip cheaper', async () => {
    const trip = aTrip();
    const [payment] = trip.cardPayments;
    const { breakdown } = trip.booking;
    show({
      ...trip,
      booking: {
        ...trip.booking,
        breakdown: { ...breakdown, total: 200_00, paid: 200_00, dueOnArrival: 0 },
      },
      cardPayments: payment ? [{ ...payment, refunded: 50_00 }] : [],
    });
    expect(await fact('Refunded to your card')).toBe('+$50');
    expect(await fact('Balance')).toBe('$0');
  });

  it('refetches while the page is visible, and when the visitor returns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let paid = 250_00;
    const trip = aTrip();
    const { breakdown } = trip.booking;
    const { calls } = open(
      fakeApi({
        [`GET ${CALL}`]: () =>
          ok({
            ...trip,
            booking: {
              ...trip.booking,
              breakdown: { ...breakdown, paid, dueOnArrival: breakdown.total - paid },
            },
          }),
      }),
    );
    expect(await screen.findByText('$250 of $1,250 paid')).toBeVisible();
    paid = 1000_00;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('$1,000 of $1,250 paid')).toBeVisible();
    paid = 1250_00;
    act(() => void dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Paid in full' })).toBeVisible();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const asked = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(asked);
  });
});

describe('a plan’s balance', () => {
  const withBalance = (part: { today?: string; isPayable?: boolean } = {}) => {
    const { actions, booking } = aTrip();
    const breakdown = { ...booking.breakdown, balanceDueOn: '2090-03-13' };
    const { isPayable = true, today = '2090-03-01' } = part;
    const payBalance = isPayable;
    return aTrip({
      booking: { breakdown },
      localToday: today,
      actions: { ...actions, payBalance },
    });
  };
  const links = () => screen.getAllByRole('link', { name: 'Pay the balance' });

  it('is payable at once, and shows its due date', async () => {
    show(withBalance());
    expect(await screen.findByRole('heading', { name: 'Balance by Mar 13, 2090' })).toBeVisible();
    expect(screen.getByText(/^Pay it here by card .*until Mar 13, 2090\.$/)).toBeVisible();
    const hrefs = links().map((link) => link.getAttribute('href'));
    // on the card, and in the dock of a phone
    expect(hrefs).toEqual(Array(2).fill('/payment/istanbul-trip?part=balance'));
  });

  it('stays payable once it is overdue', async () => {
    show(withBalance({ today: '2090-03-14' }));
    expect(
      await screen.findByText(/^It was due on Mar 13, 2090\. You can still pay/),
    ).toBeVisible();
    expect(links()).toHaveLength(2);
  });

  it('is arranged with the agency if it cannot be paid online', async () => {
    show(withBalance({ isPayable: false }));
    expect(await screen.findByText('Contact us to arrange how to pay.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay the balance' })).not.toBeInTheDocument();
  });

  it('is announced before the first payment', async () => {
    const trip = anUnpaidTrip();
    const breakdown = { ...trip.booking.breakdown, balanceDueOn: '2090-03-13' };
    show({ ...trip, booking: { ...trip.booking, breakdown } });
    expect(await screen.findByText(/now by card, .* by Mar 13, 2090$/)).toBeVisible();
    expect(
      screen.getByText('Pay the first part here by card, and the rest by Mar 13, 2090.'),
    ).toBeVisible();
  });
});

describe('changed plans', () => {
  it('show the refund of each step, and the current step', async () => {
    show();
    const plans = within(await part('Plans changed?'));
    expect(plans.getByText('You can cancel up to 48 hours before the travel date.')).toBeVisible();
    const [here] = plans.getAllByRole('listitem');
    expect(here).toHaveAttribute('aria-current', 'step');
    expect(here).toHaveTextContent('You are here');
    expect(here).toHaveTextContent('Until Mon, Apr 10, 12:00 AM Turkey time');
    expect(plans.getByRole('link', { name: 'Cancel this trip...' })).toHaveAttribute(
      'href',
      '/bookings/istanbul-trip/cancel',
    );
    expect(plans.getByRole('link', { name: 'Ask for other dates' })).toHaveAttribute(
      'href',
      '/contact?about=WF-7K3M9Q',
    );
  });

  it('offer what is possible now, and nothing else', async () => {
    show(anUnpaidTrip());
    expect(await screen.findByRole('link', { name: 'Change dates or travelers' })).toHaveAttribute(
      'href',
      '/updateBooking/istanbul-trip',
    );
    expect(screen.queryByRole('link', { name: 'Ask for other dates' })).not.toBeInTheDocument();
  });

  it('offer nothing once the trip is under way', async () => {
    const { actions } = aTrip();
    show(
      aTrip({
        phase: 'under_way',
        localToday: '2090-04-13',
        cancellation: null,
        renameUntil: null,
        actions: { ...actions, cancel: false, rename: false },
      }),
    );
    expect(await screen.findByText('In progress')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Plans changed?' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cancel this trip...' })).not.toBeInTheDocument();
  });

  it('allow another traveler to be named until the displayed day', async () => {
    let travelName = 'Ada Lovelace';
    let companions = {};
    const bodies: unknown[] = [];
    const { user } = open(
      fakeApi({
        [`GET ${CALL}`]: () => ok(aTrip({ booking: { travelName, ...companions } })),
        'POST /bookings/istanbul-trip/traveller': ({ body }) => {
          bodies.push(body);
          travelName = 'Grace Hopper';
          companions = { companionNames: 'Ada L.\nCy L.' };
          return ok(aTrip({ booking: { travelName } }).booking);
        },
      }),
    );
    expect(await screen.findByText(/^Lead traveler: Ada Lovelace\./)).toHaveTextContent(
      'You can change the names until Apr 9, 2090.',
    );
    await user.click(screen.getByRole('button', { name: 'Change traveler names' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who’s traveling?' }));
    expect(dialog.getByText(/in another name until Apr 9, 2090/)).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /Full name/ }));
    await user.click(dialog.getByRole('button', { name: 'Change names' }));
    expect(await dialog.findByText('Please enter a name.')).toBeVisible();
    // the invalid field has the focus
    await user.keyboard(' Grace Hopper ');
    await user.type(dialog.getByRole('textbox', { name: /comes along/ }), 'Ada L.{Enter}Cy L.');
    await user.click(dialog.getByRole('button', { name: 'Change names' }));
    expect(await screen.findByText(/^Lead traveler: Grace Hopper\./)).toHaveTextContent(
      'Also traveling: Ada L., Cy L.',
    );
    expect(bodies).toEqual([{ travelName: 'Grace Hopper', companionNames: 'Ada L.\nCy L.' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say why another traveler cannot be named', async () => {
    const { user } = show(aTrip(), {
      'POST /bookings/istanbul-trip/traveller': () =>
        refused(409, 'trip_started', 'It is too late for that.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Change traveler names' }));
    await user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Grace Hopper');
    await user.click(screen.getByRole('button', { name: 'Change names' }));
    expect(await screen.findByText(/It is too late for that\./)).toBeVisible();
  });
});

describe('a canceled or unconfirmed trip', () => {
  it('shows the refund and its progress, and links to the same trip at another time', async () => {
    show(aCanceledTrip());
    expect(await screen.findByText('Canceled', { selector: 'header span' })).toBeVisible();
    expect(await fact('Status')).toBe('Canceled Mar 19');
    expect(await fact('First day')).toBe('Wed, Apr 12, 2090');
    expect(screen.getByRole('heading', { name: 'Your money is on its way' })).toBeVisible();
    expect(screen.getByText(/^You canceled on Mar 19, 2090/)).toBeVisible();
    expect(screen.getByLabelText('Cancellation summary')).toHaveTextContent('Refund$250');
    const now = within(screen.getByRole('list', { name: 'Refund progress' })).getAllByRole(
      'listitem',
    )[1];
    expect(now).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/2 adults, 1 child, 5 days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      '/booking?spot=istanbul&days=5&party=2-1-0',
    );
    for (const name of ['Show voucher', 'Cancel this trip...', 'Pay $250 now']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Share with companions' })).not.toBeInTheDocument();
  });

  it('by the agency shows the reason and an apology', async () => {
    show(aCanceledTrip({ by: 'staff', reasonCode: 'weather', message: 'The pier is closed.' }));
    expect(await screen.findByText(/The weather doesn’t allow it\./)).toHaveTextContent(
      'We’re sorry.',
    );
    expect(screen.getByText('The pier is closed.')).toBeVisible();
  });

  it('says so if it was not paid in time', async () => {
    show({ ...aCanceledTrip(), booking: aTrip({ booking: { state: 'expired', heldUntil: '2026-11-20T12:00:00.000Z' } }).booking }); // prettier-ignore
    expect(await screen.findByRole('heading', { name: 'This booking has expired' })).toBeVisible();
    expect(await fact('Status')).toBe('Expired');
  });

  it('says so if it is an unanswered request, and asks for no money', async () => {
    const trip = aTrip({ booking: { state: 'held', awaitsAgency: true } });
    show({ ...trip, actions: { ...trip.actions, pay: false } });
    expect(await screen.findByText(/^Waiting for our answer\. /)).toBeVisible();
    expect(screen.getByText('Waiting for our answer')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    expect(screen.queryByText(/Left to pay|once you have paid|Nothing paid/)).toBeNull();
  });

  it('says why if we declined the request', async () => {
    const booking = { state: 'expired', declined: 'The guide is away.' } as const;
    show({ ...aCanceledTrip(), booking: aTrip({ booking }).booking });
    const name = 'We couldn’t accept your request';
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.getByText('The guide is away.')).toBeVisible();
    expect(await fact('Status')).toBe('Declined');
  });

  it('says so if we did not answer the request', async () => {
    show({ ...aCanceledTrip(), booking: aTrip({ booking: { state: 'expired' } }).booking });
    expect(await screen.findByRole('heading', { name: 'Your request has ended' })).toBeVisible();
  });

  it('says that it is held, and until when', async () => {
    const heldUntil = new Date(Date.now() + 3_600_000).toISOString();
    show(aTrip({ booking: { state: 'held', heldUntil } }));
    expect(await screen.findByText(/^We’re keeping your/)).toBeVisible();
    expect(screen.getByText('Held for you')).toBeVisible();
    expect(screen.queryByText(/no deadline/)).toBeNull();
  });
});

describe('the departure of a trip', () => {
  it('is described as guaranteed', async () => {
    show({ ...aTrip(), departure: { guaranteed: true } });
    expect(await screen.findByText(/^This departure is guaranteed/)).toBeVisible();
  });

  it('shows how many people it needs, and when that is decided', async () => {
    const minimum = { people: 4, decideOn: '2027-04-08' };
    show({ ...aTrip(), departure: { guaranteed: false, minimum } });
    expect(await screen.findByText(/needs 4 people\. If too few have booked by .*Apr(?:il)? 8/)).toBeVisible(); // prettier-ignore
  });
});

describe('the history', () => {
  it('is collapsed, in words, and leaves out what is not news', async () => {
    const amount = { amount: 1000_00, currency: 'usd' };
    const at = '2090-03-08T12:00:00.000Z';
    show(
      aTrip({
        timeline: [
          { at, kind: 'booked', by: 'traveller', detail: {} },
          { at, kind: 'counter_received', by: 'staff', detail: amount },
          { at, kind: 'removed', by: 'traveller', detail: {} },
        ],
      }),
    );
    const summary = await screen.findByText('History');
    const story = summary.closest('details');
    expect(story).not.toHaveAttribute('open');
    expect(story).toHaveTextContent('Booked by you');
    expect(story).toHaveTextContent('$1,000 received at the counter by us');
    expect(within(story as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });
});

describe('links for companions', () => {
  const share = {
    _id: 's1',
    createdAt: '2090-03-10T12:00:00.000Z',
    opened: 2,
    lastSeenOn: '2090-03-12',
  };
  const url = 'https://site.example/trip#token';

  it('are shown once, copied, counted and closed', async () => {
    let shares: Trip['shares'] = [];
    const { user } = open(
      fakeApi({
        [`GET ${CALL}`]: () => ok(aTrip({ shares })),
        [`POST ${CALL}/shares`]: () => {
          shares = [share];
          return ok({ url, share });
        },
        [`DELETE ${CALL}/shares/s1`]: () => {
          shares = [];
          return ok({ deletedCount: 1 });
        },
      }),
    );
    const [opener] = await screen.findAllByRole('button', { name: /^Share with companions/ });
    if (opener) await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share with companions' }));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await dialog.findByRole('textbox', { name: 'Link for companions' })).toHaveValue(url);
    const inside = () => screen.getByRole('dialog').contains(document.activeElement);
    expect(inside()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await dialog.findByText('opened 2 times, last on Mar 12, 2090')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Stop sharing/ }));
    await waitFor(() => expect(dialog.queryByText(/^Created on/)).not.toBeInTheDocument());
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    expect(inside()).toBe(true);
  });

  it('are forgotten when the dialog is closed', async () => {
    const { user } = show(aTrip(), { [`POST ${CALL}/shares`]: () => ok({ url, share }) });
    const [opener] = await screen.findAllByRole('button', { name: /^Share with companions/ });
    if (opener) await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByRole('textbox')).toHaveValue(url);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    if (opener) await user.click(opener);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('say so at their limit', async () => {
    const { user } = show(aTrip(), {
      [`POST ${CALL}/shares`]: () => refused(409, 'too_many_shares'),
    });
    const [opener] = await screen.findAllByRole('button', { name: /^Share with companions/ });
    if (opener) await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/^You already have ten links/)).toBeVisible();
  });
});
