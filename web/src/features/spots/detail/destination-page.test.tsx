import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  formatDay,
  localToday,
  type ShownDetails,
  type Spot,
  type SpotReviews,
  USUAL_PRICE_RULES,
} from '@wayfarer/contract';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PublicConfig } from '../../../api/public-config.ts';
import { SILENT_SITE } from '../../../test/demo-site.ts';
import { renderScreen, TEST_CONFIG } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { aSpot, fakeApi, ok } from '../test/spots.ts';
import { page } from './destination-page.tsx';

const PATH = '/allTouristSpots/touristSpot/:id';
const NO_REVIEWS: SpotReviews = {
  totals: [0, 0, 0, 0, 0],
  mean: null,
  rated: false,
  reviews: [],
};
const DETAILS: ShownDetails = {
  highlights: ['The fifth station'],
  itinerary: [
    { day: 1, title: 'Arrival', text: '' },
    { day: 2, title: 'The lakes', text: '' },
    { day: 3, title: 'Home', text: '' },
  ],
  included: ['The bus'],
  notIncluded: ['Lunches'],
  bring: ['Layers'],
  languages: ['English', 'Japanese'],
  notSuitable: ['Children under 5'],
  notAllowed: ['Drones'],
  accessibility: ['The bus has a lift'],
  goodToKnow: ['The fifth station closes in snow'],
  groupSize: 12,
  isPrivate: false,
  effort: 'moderate',
  leadDays: 3,
  meetingPoint: 'Kawaguchiko Station',
  meetingTime: '10:00',
  directions: '',
  endPoint: 'Tokyo Station',
  lat: 35.5,
  lon: 138.7,
};
const UPLOADED = [1, 2, 3].map((number) => ({
  _id: `p${number}`,
  url: `/media/pictures/000000000000000${number}-1600.webp`,
  widths: [480, 960, 1600],
  width: 1600,
  height: 1200,
  alt: '',
  credit: '',
  placeholder: 'data:image/webp;base64,AA',
}));
const NOT_FOUND = { status: 404, body: { code: 'not_found', message: 'There is no such spot.' } };

function show(
  spot: Spot | undefined = aSpot(),
  {
    at = '/allTouristSpots/touristSpot/fuji',
    config = {},
    reviews = NO_REVIEWS,
  }: { at?: string; config?: Partial<PublicConfig>; reviews?: SpotReviews } = {},
) {
  const api = fakeApi({
    '/allSpots/fuji': () => (spot ? ok(spot) : NOT_FOUND),
    '/allSpots/gone': () => NOT_FOUND,
    '/allSpots/gone/reviews': () => ok(NO_REVIEWS),
    '/allSpots/fuji/reviews': () => ok(reviews),
    '/allSpots': () => ok([spot, aSpot({ _id: 'braies', spot: 'Lago di Braies' })]),
  });
  const element = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const routes = [
    { path: '/allTouristSpots', element: <p>The catalogue here</p> },
    { path: '/booking', element: <p>The booking form here</p> },
  ];
  const view = renderScreen(element, { api: api.api, user: null, at, routes, config }, PATH);
  return { ...view, calls: api.calls, user: userEvent.setup() };
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const bookNow = () => {
  const [link] = screen.getAllByRole('link', { name: 'Book Now' });
  if (!link) throw new Error('There is no Book Now');
  return link;
};

it('says how a destination on request is booked', async () => {
  show(aSpot({ onRequest: true }));
  const links = await screen.findAllByRole('link', { name: 'Request to book' });
  expect(links.length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
  expect(screen.getByText(/^On request: we answer by email/)).toBeVisible();
});

describe('finding the destination', () => {
  it('[spec §2 Destination: loading] [spec §2 Destination: found by id] shows the loading text, then the spot', async () => {
    const { calls } = show();
    expect(screen.getByText('Loading All Spot Data')).toBeInTheDocument();
    expect(screen.queryByText('Destination Not Found')).not.toBeInTheDocument();
    expect(await title('Mount Fuji')).toBeInTheDocument();
    expect(screen.queryByText('Loading All Spot Data')).not.toBeInTheDocument();
    expect(calls).toContain('GET /allSpots/fuji');
    expect(screen.getByText('A lake that holds a mountain.')).toBeInTheDocument();
  });

  it('[spec §2 Destination: not found] [spec §2 Destination: not found link] says so and links to all destinations', async () => {
    const { user, store } = show(undefined, { at: '/allTouristSpots/touristSpot/gone' });
    expect(await title('Destination Not Found')).toBeInTheDocument();
    const context = {
      params: { id: 'gone' },
      url: new URL('http://page/'),
      state: store.getState(),
      config: TEST_CONFIG,
    };
    expect(page.status?.(context)).toBe(404);
    expect(page.meta(context)).toEqual({ title: 'Destination Not Found', noIndex: true });
    await user.click(screen.getByRole('link', { name: 'Back to All Destinations' }));
    expect(await screen.findByText('The catalogue here')).toBeInTheDocument();
  });

  it('distinguishes a failure from an unknown id and retries', async () => {
    let broken = true;
    const api = fakeApi({
      '/allSpots/fuji': () =>
        broken ? { status: 500, body: null } : ok(aSpot({ category: null })),
    });
    const at = '/allTouristSpots/touristSpot/fuji';
    renderScreen(<page.Component />, { api: api.api, user: null, at }, PATH);
    expect(await title('Failed to load this destination')).toBeInTheDocument();
    broken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Mount Fuji')).toBeInTheDocument();
  });

  it('[spec §2 Destination: Back to All Destinations] leads to the catalogue', async () => {
    const { user } = show();
    const back = await screen.findByRole('link', { name: 'Back to All Destinations' });
    // paths match in any letter case, so /AllTouristSpots is the same screen
    expect(back.getAttribute('href')?.toLowerCase()).toBe('/AllTouristSpots'.toLowerCase());
    await user.click(back);
    expect(await screen.findByText('The catalogue here')).toBeInTheDocument();
  });

  it('shows others of its category, never itself', async () => {
    const { calls } = show();
    expect(await screen.findByRole('link', { name: 'Lago di Braies' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mount Fuji' })).not.toBeInTheDocument();
    expect(calls).toContain('GET /allSpots?category=mountain&sort=popularity&limit=5');
  });
});

describe('tabs', () => {
  it('[spec §2 Destination: tabs] has Overview, Details and Booking and keeps the open one in the address', async () => {
    const { user, router } = show();
    await title('Mount Fuji');
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names).toEqual(['Overview', 'Details', 'Booking']);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    const details = within(screen.getByRole('tabpanel', { name: 'Details' }));
    expect(details.getByText('Yamanashi')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=details');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Booking' })).toHaveTextContent('4-star hotels');
    expect(router.state.location.search).toBe('?tab=booking');
  });

  it('opens at the tab of the address', async () => {
    show(aSpot(), { at: '/allTouristSpots/touristSpot/fuji?tab=booking' });
    await title('Mount Fuji');
    expect(screen.getByRole('tab', { name: 'Booking' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows what the trip is like before booking', async () => {
    show(aSpot({ details: DETAILS }));
    await title('Mount Fuji');
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(part('Highlights').getByText('The fifth station')).toBeVisible();
    expect(part('Where to meet').getByText('10:00 AM on your first day')).toBeVisible();
    expect(part('Where to meet').getByText('Kawaguchiko Station')).toBeVisible();
    expect(part('Where to meet').getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=35.5&mlon=138.7#map=16/35.5/138.7',
    );
    expect(part('Where to meet').getByText('Tokyo Station').closest('p')).toHaveTextContent(
      'Ends at: Tokyo Station',
    );
    expect(part('What to bring').getByText('Layers')).toBeVisible();
    expect(part('What’s included').getByText('The bus')).toBeVisible();
    expect(screen.getByText('Not included: Lunches')).toBeVisible();
    expect(screen.queryByText('4-star hotels')).not.toBeInTheDocument();
    expect(part('Not suitable for').getByText('Children under 5')).toBeVisible();
    expect(part('Not allowed').getByText('Drones')).toBeVisible();
    expect(part('Accessibility').getByText('The bus has a lift')).toBeVisible();
    const overview = screen.getByRole('tabpanel', { name: 'Overview' });
    expect(overview).toHaveTextContent('Your guide speaksEnglish, Japanese');
    expect(overview).toHaveTextContent('Group sizeUp to 12 people');
    expect(overview).toHaveTextContent('EffortModerate');
    const known = part('Good to know')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(known).toEqual([
      'The fifth station closes in snow',
      'Reserve now and pay later: booking is free.',
      'The total is everything you pay us. We add no fees later.',
      'What’s due on arrival is paid there, in cash or by card.',
      'Book at least 3 days ahead.',
      'You will receive our confirmation within 24 hours, by email.',
      'Until you pay, you can change the dates and travelers yourself.',
      'You can change the travelers’ names until 7 days before the trip.',
      'Your voucher works on your phone or on paper.',
      'Bring a valid ID or passport.',
      'An emergency line is there for you day and night while you travel.',
    ]);
    expect(part('Good to know').getByText(/This trip is run by Wayfarer/)).toBeVisible();
    expect(part('Good to know').getByRole('link', { name: /common questions/ })).toHaveAttribute(
      'href',
      '/support',
    );
  });

  it('says that a trip is private, and nothing that does not apply', async () => {
    show(aSpot({ details: { ...DETAILS, isPrivate: true, effort: null, endPoint: '' } }), {
      config: { charge: 'total', site: SILENT_SITE },
    });
    await title('Mount Fuji');
    const overview = screen.getByRole('tabpanel', { name: 'Overview' });
    expect(overview).toHaveTextContent('Group sizePrivate: only your party');
    for (const text of [/^Effort/, /^Ends at/, /due on arrival is paid/, /emergency line/]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
  });

  it('introduces the host and answers questions, if there are any', async () => {
    const faq = [
      { question: 'Do we climb it?', answer: 'No.\nThe paths are open in summer only.' },
      { question: 'Is it cold?', answer: 'At night.' },
    ];
    show(aSpot({ faq, host: { name: 'Kenji Mori', words: 'He explains the trains.' } }));
    await title('Mount Fuji');
    const host = screen.getByRole('region', { name: 'Your host' });
    expect(host).toHaveTextContent('Kenji Mori');
    expect(host).toHaveTextContent('He explains the trains.');
    const answers = within(screen.getByRole('region', { name: 'Questions and answers' }));
    expect(answers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Do we climb it?',
      'Is it cold?',
    ]);
    expect(answers.getByText(/The paths are open/)).toBeVisible();
  });

  it('offers no date before the first possible one, and explains a remembered earlier one', async () => {
    show(aSpot({ details: DETAILS }));
    await title('Mount Fuji');
    const today = localToday(new Date());
    const first = addDays(today, 3);
    expect(screen.queryByText(/First possible date/)).not.toBeInTheDocument();
    fireEvent.focus(screen.getByLabelText('Travel date'));
    expect(screen.getByLabelText('Travel date')).toHaveAttribute('min', first);
    fireEvent.change(screen.getByLabelText('Travel date'), { target: { value: today } });
    expect(screen.getByText(new RegExp(`First possible date: ${formatDay(first)}`))).toBeVisible();
  });

  it('plans the chosen number of days, and ends with the trip home', async () => {
    const { user } = show(aSpot({ details: DETAILS }));
    await title('Mount Fuji');
    const plan = () =>
      within(screen.getByRole('region', { name: 'Day by day' }))
        .getAllByRole('listitem')
        .map((day) => day.textContent);
    expect(plan()).toEqual(['Day 1Arrival', 'Day 2The lakes', 'Day 3HomeEnds at: Tokyo Station']);
    await user.click(screen.getByRole('button', { name: 'One more day' }));
    await user.click(screen.getByRole('button', { name: 'One more day' }));
    expect(plan().slice(2)).toEqual([
      'Day 3Free day',
      'Day 4Free day',
      'Day 5HomeEnds at: Tokyo Station',
    ]);
    fireEvent.change(screen.getByLabelText('Travel date'), { target: { value: '2090-04-12' } });
    expect(plan()[0]).toBe('Wed, Apr 12Arrival');
    expect(screen.getByText('10:00 AM on Wed, Apr 12')).toBeVisible();
  });

  it('shows no meeting time if departures have their own', async () => {
    const departures = { next: '2090-04-12', last: '2090-04-12', startTime: '14:30' };
    show(aSpot({ details: DETAILS, departures }));
    const meet = within(await screen.findByRole('region', { name: 'Where to meet' }));
    expect(meet.getByText('Kawaguchiko Station')).toBeVisible();
    expect(meet.queryByText(/10:00 AM/)).not.toBeInTheDocument();
  });

  it('leaves out what the agency has not entered', async () => {
    show(aSpot());
    await title('Mount Fuji');
    for (const name of [
      'Highlights',
      'Day by day',
      'Where to meet',
      'What to bring',
      'Accessibility',
      'Your host',
      'Questions and answers',
    ]) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
  });

  it('promises the refund of a cancellation next to the button, with the amount', async () => {
    const { user } = show();
    await title('Mount Fuji');
    const promises = () =>
      screen.getAllByText(/^Free cancellation/).map((text) => text.closest('p')?.textContent);
    const open = 'Free cancellation until 48 hours before the travel date';
    expect(promises()).toEqual([
      `${open}: all of your $210 back`,
      `${open}: all of your $210 back`,
      open,
    ]);
    fireEvent.change(screen.getByLabelText('Travel date'), { target: { value: '2090-04-12' } });
    await user.click(screen.getByRole('button', { name: 'More adults' }));
    const chosen = 'Free cancellation until Apr 9, 2090';
    expect(promises()).toEqual([
      `${chosen}: all of your $420 back`,
      `${chosen}: all of your $420 back`,
      chosen,
    ]);
  });

  it('shows the cancellation terms: the default ones, or the destination’s own', async () => {
    const at = '/allTouristSpots/touristSpot/fuji?tab=booking';
    const usual = /You can cancel up to 48 hours before the travel date/;
    const { unmount } = show(aSpot(), { at });
    await title('Mount Fuji');
    const terms = screen.getByRole('tabpanel', { name: 'Booking' });
    expect(terms).toHaveTextContent(usual);
    expect(terms).toHaveTextContent('If we have to cancel the trip, you get back everything');
    unmount();
    show(aSpot({ policy: { sentences: ['Nothing is refunded.'] } }), { at });
    await title('Mount Fuji');
    const panel = screen.getByRole('tabpanel', { name: 'Booking' });
    expect(within(panel).getByText('Nothing is refunded.')).toBeVisible();
    expect(panel).not.toHaveTextContent(usual);
  });

  it('[spec §3 Destination: rating default] [spec §3 Destination: visitors default] fills in visitors for a rated place', async () => {
    const { unmount } = show(aSpot({ rating: 4.7, totalVisitorsPerYear: '' }));
    await title('Mount Fuji');
    const overview = () => screen.getByRole('tabpanel', { name: 'Overview' });
    expect(overview()).toHaveTextContent('Visitors per year500K+');
    unmount();
    show(aSpot({ rating: 4.5, rated: false, totalVisitorsPerYear: '' }));
    await title('Mount Fuji');
    expect(overview()).not.toHaveTextContent(/Visitors per year|Rating/);
    expect(screen.getByText('New')).toBeVisible();
  });

  it('shows no invented number of visitors on a real site', async () => {
    const config = { mode: 'production' } as const;
    const { unmount } = show(aSpot({ totalVisitorsPerYear: '' }), { config });
    await title('Mount Fuji');
    const overview = () => screen.getByRole('tabpanel', { name: 'Overview' });
    expect(overview()).not.toHaveTextContent('Visitors per year');
    unmount();
    show(aSpot({ totalVisitorsPerYear: '40K+' }), { config });
    await title('Mount Fuji');
    expect(overview()).toHaveTextContent('Visitors per year40K+');
  });

  it('shows neither rating nor visitors for an unrated contribution', async () => {
    const spot = aSpot({ contributed: true, rated: false, rating: 4.5, totalVisitorsPerYear: '' });
    const { unmount } = show(spot);
    await title('Mount Fuji');
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByRole('link', { name: 'No reviews yet' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/4\.5|our own estimate|our estimate|500K/);
    unmount();
    show(aSpot({ contributed: true, rated: true, rating: 4.7 }));
    await title('Mount Fuji');
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent(/4\.7 out of 5/);
  });

  it('says if it is not one of the agency’s own', async () => {
    const mark = 'Contributed by a traveler';
    const { unmount } = show();
    await title('Mount Fuji');
    expect(screen.queryByText(mark)).not.toBeInTheDocument();
    unmount();
    show(aSpot({ contributed: true }));
    await title('Mount Fuji');
    expect(screen.getByText(mark)).toBeInTheDocument();
    expect(
      screen.getByText(/suggested this destination, and Wayfarer runs the trip/),
    ).toBeVisible();
  });
});

describe('what the visitor can do', () => {
  it.each([
    ['[spec §2 Destination: Favorite]', 'Favorite'],
    ['[spec §2 Destination: Bookmark]', 'Bookmark'],
  ])(
    '%s [spec §4 Destination: toggles are local] is pressed and released without a request',
    async (_tag, name) => {
      const { user, calls } = show();
      await screen.findByRole('link', { name: 'Lago di Braies' });
      const before = [...calls];
      const toggle = screen.getByRole('button', { name });
      await user.click(toggle);
      expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await user.click(toggle);
      expect(toggle).toHaveAttribute('aria-pressed', 'false');
      expect(calls).toEqual(before);
      expect(Object.keys(localStorage)).toEqual(['seen-places']);
    },
  );

  it('[F1] a heart survives a reload on the device, without a request', async () => {
    const { user, calls, unmount } = show();
    await screen.findByRole('link', { name: 'Lago di Braies' });
    const before = [...calls];
    await user.click(screen.getByRole('button', { name: 'Favorite' }));
    expect(calls).toEqual(before);
    expect(localStorage.getItem('saved-places')).toBe('["fuji"]');
    unmount();
    show();
    expect(await screen.findByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your saved destinations' })).toHaveAttribute(
      'href',
      '/saved',
    );
  });

  it('explains Favorite and Bookmark, and where they are kept', async () => {
    const { user } = show();
    await title('Mount Fuji');
    const favorite = screen.getByRole('button', { name: 'Favorite' });
    expect(favorite).toHaveAccessibleDescription(
      /Saves this destination and puts a heart on its card/,
    );
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAccessibleDescription(
      /this destination on this device/,
    );
    await user.click(favorite);
    expect(screen.getByText(/^Saves this destination/, { selector: 'p' })).toBeVisible();
    await user.click(favorite);
  });

  it('[spec §2 Destination: Share] [spec §8 Destination: share sheet] uses the device share sheet', async () => {
    const { user } = show();
    const sheet = vi.fn<Navigator['share']>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: sheet }));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(sheet).toHaveBeenCalledExactlyOnceWith({
      title: 'Mount Fuji',
      text: 'Check out Mount Fuji in Japan!',
      url: `${location.origin}/allTouristSpots/touristSpot/fuji`,
    });
  });

  it('[spec §8 Destination: share without a share sheet] copies the address', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/allTouristSpots/touristSpot/fuji`,
    );
  });

  it('[spec §2 Destination: Call Us] [spec §2 Destination: Email] links to telephone and email', async () => {
    show();
    const call = await screen.findByRole('link', { name: 'Call Us' });
    expect(call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(
      /^mailto:[^?]+@[^?]+\?subject=A%20question%20about%20Mount%20Fuji$/,
    );
  });

  it('opens a chat about the destination, if the agency has a number for it', async () => {
    const { unmount } = show();
    await title('Mount Fuji');
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
    unmount();
    show(undefined, { config: { contact: { whatsapp: '+351 912 345 678' } } });
    expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/351912345678?text=A%20question%20about%20Mount%20Fuji',
    );
  });

  it('shows no sample number or address, but a link to the contact form [attack sample contact on a real site]', async () => {
    show(undefined, { config: { mode: 'production', contact: {} } });
    expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact?about=Mount%20Fuji',
    );
    for (const name of ['Call Us', 'Email'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});

describe('pictures', () => {
  it('[spec §2 Destination: image dots] has three dots; a picture from another site is shown three times', async () => {
    const image = 'https://example.com/mine.jpg';
    const { user, container } = show(aSpot({ image }));
    await title('Mount Fuji');
    const dots = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
    expect(dots).toHaveLength(3);
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false', 'false']);
    await user.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'true', 'false']);
    const shown = [...container.querySelectorAll(`[class*=snap-x] img[src="${image}"]`)];
    expect(shown).toHaveLength(3);
  });

  it('shows one large picture if all three are the same', async () => {
    const { user } = show(aSpot({ image: 'https://example.com/mine.jpg' }));
    await title('Mount Fuji');
    expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mount Fuji' }));
    expect(dialog.getAllByRole('img')).toHaveLength(1);
    expect(dialog.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  });

  describe('that were uploaded', () => {
    const picture = (number: number, alt = '') => ({
      _id: `p${number}`,
      url: `/media/pictures/000000000000000${number}-1600.webp`,
      widths: [480, 960, 1600],
      width: 1600,
      height: 1200,
      alt,
      credit: '',
      placeholder: 'data:image/webp;base64,AA',
    });

    it('are shown once each, with the photographer’s name', async () => {
      const pictures = [picture(1, 'The bay at dawn'), picture(2), picture(3), picture(4)];
      const { user } = show(aSpot({ image: picture(1).url, pictures }));
      await title('Mount Fuji');
      const dots = within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('button');
      expect(dots).toHaveLength(4);
      await user.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 4' }));
      const dialog = await screen.findByRole('dialog', { name: 'Mount Fuji' });
      expect(within(dialog).getByRole('img', { name: 'The bay at dawn' })).toBeVisible();
      await user.keyboard('{ArrowRight}');
      expect(within(dialog).getByRole('img', { name: 'Mount Fuji, picture 2 of 4' })).toBeVisible();
    });

    it('turn with a swipe, and not with a trembling finger', async () => {
      const pictures = [picture(1), picture(2)];
      const { user } = show(aSpot({ image: picture(1).url, pictures }));
      await title('Mount Fuji');
      await user.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 2' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Mount Fuji' }));
      const swipe = (from: number, to: number) => {
        const image = dialog.getByRole('img');
        fireEvent.touchStart(image, { touches: [{ clientX: from }] });
        fireEvent.touchEnd(image, { changedTouches: [{ clientX: to }] });
      };
      swipe(200, 180);
      expect(dialog.getByRole('img', { name: 'Mount Fuji, picture 1 of 2' })).toBeVisible();
      swipe(200, 100);
      expect(dialog.getByRole('img', { name: 'Mount Fuji, picture 2 of 2' })).toBeVisible();
      swipe(100, 200);
      expect(dialog.getByRole('img', { name: 'Mount Fuji, picture 1 of 2' })).toBeVisible();
    });

    it('turn with a swipe to the right and the left arrow if the page runs right to left', async () => {
      document.documentElement.dir = 'rtl';
      onTestFinished(() => document.documentElement.removeAttribute('dir'));
      const { user } = show(aSpot({ image: picture(1).url, pictures: [picture(1), picture(2)] }));
      await title('Mount Fuji');
      await user.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 2' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Mount Fuji' }));
      fireEvent.touchStart(dialog.getByRole('img'), { touches: [{ clientX: 100 }] });
      fireEvent.touchEnd(dialog.getByRole('img'), { changedTouches: [{ clientX: 200 }] });
      expect(dialog.getByRole('img', { name: 'Mount Fuji, picture 2 of 2' })).toBeVisible();
      await user.keyboard('{ArrowLeft}');
      expect(dialog.getByRole('img', { name: 'Mount Fuji, picture 1 of 2' })).toBeVisible();
    });

    it('has no dots for a single picture', async () => {
      show(aSpot({ image: picture(1).url, pictures: [picture(1)] }));
      await title('Mount Fuji');
      expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
    });
  });

  it('enlarges a picture, turns it with the arrow keys, and closes it', async () => {
    const { user } = show(aSpot({ pictures: UPLOADED }));
    await title('Mount Fuji');
    const [first] = screen.getAllByRole('button', { name: 'Enlarge picture 1 of 3' });
    if (!first) throw new Error('There is no picture');
    await user.click(first);
    const dialog = await screen.findByRole('dialog', { name: 'Mount Fuji' });
    expect(within(dialog).getByRole('img', { name: 'Mount Fuji, picture 1 of 3' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByRole('img', { name: 'Mount Fuji, picture 3 of 3' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(within(dialog).getByRole('img', { name: 'Mount Fuji, picture 1 of 3' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the booking card', () => {
  it('[spec §2 Destination: Book Now] goes to the booking form with the spot, the date and the days', async () => {
    const { user, router } = show();
    await title('Mount Fuji');
    fireEvent.change(screen.getByLabelText('Travel date'), { target: { value: '2027-04-12' } });
    await user.click(screen.getByRole('button', { name: 'One more day' }));
    await user.click(bookNow());
    expect(await screen.findByText('The booking form here')).toBeInTheDocument();
    const { pathname, search, state } = router.state.location;
    expect(pathname + search).toBe('/booking?spot=fuji&date=2027-04-12&days=4');
    expect(state).toEqual({ spot: aSpot(), travelDate: '2027-04-12', travelDuration: 4 });
  });

  it('keeps the date and the days for a returning visitor', async () => {
    const { user, router } = show();
    await title('Mount Fuji');
    fireEvent.change(screen.getByLabelText('Travel date'), { target: { value: '2027-04-12' } });
    await user.click(screen.getByRole('button', { name: 'One more day' }));
    await user.click(bookNow());
    const { pathname, search } = router.state.location;
    await act(() => router.navigate(-1));
    await title('Mount Fuji');
    expect(screen.getByLabelText('Travel date')).toHaveValue('2027-04-12');
    expect(bookNow()).toHaveAttribute('href', pathname + search);
  });

  it('shows the total as the visitor types and keeps the days between 1 and 30', async () => {
    const { user } = show();
    await title('Mount Fuji');
    const total = screen.getByRole('status', { name: 'Total' });
    const days = screen.getByRole('spinbutton', { name: 'Days' });
    expect(days).toHaveValue(3);
    expect(total).toHaveTextContent('$630');
    await user.clear(days);
    await user.type(days, '12');
    expect(total).toHaveTextContent('$2,520');
    await user.clear(days);
    await user.type(days, '99');
    expect(total).toHaveTextContent('$6,300');
    await user.tab();
    expect(days).toHaveValue(30);
    expect(screen.getByRole('button', { name: 'One more day' })).toBeDisabled();
  });

  it('marks past days and the season', async () => {
    show();
    await title('Mount Fuji');
    const date = screen.getByLabelText('Travel date');
    expect(date, 'a format of the zone is not needed yet').toHaveAttribute('min', '');
    fireEvent.focus(date);
    expect(date).toHaveAttribute('min', localToday(new Date()));
    fireEvent.change(date, { target: { value: '2027-08-01' } });
    expect(date).toHaveAccessibleDescription(/Outside the best season: Spring \(March - May\)/);
    fireEvent.change(date, { target: { value: '2027-04-01' } });
    expect(date).not.toHaveAccessibleDescription();
  });

  it('explains the payment plan: in words, then with its date', async () => {
    const plan = { now: { percent: 30 }, balanceDays: 30 };
    show(aSpot({ average_cost: '$100' }), { config: { plan } });
    const days = await screen.findByLabelText<HTMLInputElement>('Days');
    fireEvent.change(days, { target: { value: '5' } });
    const amountOf = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect(amountOf('First payment')).toBe('$150');
    expect(amountOf('Balance 30 days before the trip')).toBe('$350');
    fireEvent.change(screen.getByLabelText('Travel date'), { target: { value: '2090-04-12' } });
    expect(amountOf('First payment')).toBe('$150');
    expect(amountOf('Balance by Mar 13, 2090')).toBe('$350');
  });

  it('prefers the destination’s own plan', async () => {
    const plan = { now: { percent: 30 }, balanceDays: 30 };
    const own = { ...USUAL_PRICE_RULES, plan: { now: 'total' as const, balanceDays: null } };
    show(aSpot({ average_cost: '$100', prices: own }), { config: { plan } });
    expect(await screen.findByText('Due on arrival')).toBeVisible();
    expect(screen.getByText('Due on arrival').nextSibling).toHaveTextContent('$0');
  });

  it('shows no total if the cost is in another currency', async () => {
    show(aSpot(), { config: { currency: 'eur' } });
    await title('Mount Fuji');
    expect(screen.queryByRole('status', { name: 'Total' })).not.toBeInTheDocument();
    expect(bookNow()).toBeInTheDocument();
  });
});
