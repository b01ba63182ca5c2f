import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpotReviews as Reviews, TripReview } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../api/transport.ts';
import { renderScreen } from '../../../test/render.tsx';
import { aSpot, fakeApi, ok } from '../test/spots.ts';
import { SpotReviews } from './spot-reviews.tsx';

const picture = (number: number) => ({
  _id: `picture-${number}`,
  url: `/media/pictures/000000000000000${number}-480.webp`,
  widths: [480],
  width: 480,
  height: 320,
  alt: number === 1 ? 'A roof above the sea' : '',
  credit: '',
  placeholder: 'data:image/webp;base64,AAAA',
});

const REVIEW: TripReview = {
  _id: 'r1',
  name: 'Maya B.',
  rating: 4,
  title: 'Ferries until it got dark',
  text: 'Breakfast was on the roof.',
  locale: 'en',
  travelledIn: '2027-04',
  publishedAt: '2027-05-01T10:00:00.000Z',
  edited: true,
  verified: true,
  helpful: 2,
  pictures: [picture(1), picture(2)],
  reply: { text: 'Thank you, Maya.', at: '2027-05-02T10:00:00.000Z' },
};
const RATED: Reviews = { totals: [0, 0, 1, 1, 1], mean: 4, rated: true, reviews: [REVIEW] };
const NONE: Reviews = { totals: [0, 0, 0, 0, 0], mean: null, rated: false, reviews: [] };

function show(answer: (query: URLSearchParams) => TransportAnswer | Promise<TransportAnswer>) {
  const { api, calls } = fakeApi({ '/allSpots/fuji/reviews': answer });
  renderScreen(<SpotReviews spot={aSpot({ rating: 4 })} />, { api, user: null });
  return { calls, person: userEvent.setup() };
}

describe('the reviews of a destination', () => {
  it('keep their place while they load', async () => {
    show(() => new Promise(() => undefined));
    expect(screen.getByRole('heading', { name: 'What travelers say' })).toBeVisible();
    expect(screen.queryByText('No reviews yet.', { exact: false })).not.toBeInTheDocument();
  });

  it('say that there are none yet', async () => {
    show(() => ok(NONE));
    expect(await screen.findByText(/^No reviews yet\. Book and take this trip/)).toBeVisible();
  });

  it('offer another try if they cannot be loaded', async () => {
    let works = false;
    const broken = { status: 503, body: { code: 'unavailable', message: 'Later, please.' } };
    const { person } = show(() => (works ? ok(RATED) : broken));
    expect(await screen.findByText('We couldn’t load the reviews')).toBeVisible();
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: REVIEW.title })).toBeVisible();
  });

  it('have average, bars, badge and reply, and can be filtered by stars', async () => {
    const { person, calls } = show(() => ok(RATED));
    const card = await screen.findByRole('article', { name: REVIEW.title });
    expect(within(card).getByText('Verified trip, April 2027')).toBeVisible();
    expect(within(card).getByText(/edited$/)).toBeVisible();
    expect(screen.getByText('Thank you, Maya.')).toBeVisible();
    expect(screen.getByText('4.0')).toBeVisible();
    const bars = screen.getByRole('list', { name: 'Rating distribution' });
    expect(within(bars).getByText('4 stars: 1')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^3 stars/ }));
    expect(calls.at(-1)).toContain('rating=3');
  });

  it('show pictures small, and enlarged up to the screen’s size, turned by key', async () => {
    const { person } = show(() => ok(RATED));
    await person.click(
      await screen.findByRole('button', { name: 'Enlarge picture 1 of 2 by Maya B.' }),
    );
    const large = await screen.findByRole('dialog', { name: 'Pictures by Maya B.' });
    expect(within(large).getByRole('img', { name: 'A roof above the sea' })).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(within(large).getByRole('img', { name: /picture 2 of 2$/ })).toBeVisible();
  });
});
