import type { Review } from '@wayfarer/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { starsIn } from '../../../test/stars.ts';
import { FeaturedReview } from './featured-review.tsx';
import { reviewView } from './review-view.ts';
import { ReviewsSection } from './reviews-section.tsx';
import { aReview, broken, fakeApi, later, never, ok, reviewsNumbered } from '../test/showcase.ts';

afterEach(() => {
  vi.useRealTimers();
});

const answering = (reviews: readonly Review[]) => fakeApi({ '/review': () => ok(reviews) });

async function show(reviews: readonly Review[]) {
  renderScreen(<ReviewsSection />, { api: answering(reviews) });
  return screen.findByRole('region', { name: 'Featured review' });
}

function showInTime(reviews: readonly Review[]) {
  vi.useFakeTimers();
  renderScreen(<FeaturedReview reviews={reviews.map((review) => reviewView(review))} />);
  return screen.getByRole('region', { name: 'Featured review' });
}

const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const author = (featured: HTMLElement) =>
  within(within(featured).getByRole('article')).getByText(/^Reviewer \d+$/).textContent;

describe('the featured review', () => {
  it('[spec §2 Home reviews: featured] is one of the reviews, in full', async () => {
    const featured = await show([aReview()]);
    const article = within(featured).getByRole('article');
    expect(article).toHaveTextContent('Blossom, mountain, reflection.');
    expect(article).toHaveTextContent('Mei LinTaipei · April 2026Mount Fuji');
    expect(within(article).getByText('4 out of 5 stars')).toBeInTheDocument();
    // on a page from right to left, an English sentence without `dir` would begin with its period
    const quote = within(article).getByText('Blossom, mountain, reflection.');
    expect(quote).toHaveAttribute('dir', 'auto');
  });

  it('[spec §4 Home reviews: auto-advance] [spec §9 Home reviews: interval] moves on every 5000 ms and starts again', async () => {
    const featured = showInTime(reviewsNumbered(2));
    expect(author(featured)).toBe('Reviewer 1');
    await passing(4980);
    expect(author(featured)).toBe('Reviewer 1');
    await passing(20);
    expect(author(featured)).toBe('Reviewer 2');
    await passing(4999);
    expect(author(featured)).toBe('Reviewer 2');
    await passing(1);
    expect(author(featured)).toBe('Reviewer 1');
  });

  it('can be paused and played', async () => {
    const featured = showInTime(reviewsNumbered(3));
    fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
    await passing(20_000);
    expect(author(featured)).toBe('Reviewer 1');
    fireEvent.click(screen.getByRole('button', { name: 'Play the reviews' }));
    await passing(5000);
    expect(author(featured)).toBe('Reviewer 2');
  });

  it('stays for a whole interval after the visitor chose it', async () => {
    const featured = showInTime(reviewsNumbered(3));
    await passing(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Next review' }));
    await passing(4000);
    expect(author(featured)).toBe('Reviewer 2');
    await passing(1000);
    expect(author(featured)).toBe('Reviewer 3');
  });

  it('[spec §2 Home reviews: previous and next] goes both ways, with wrap-around', async () => {
    const featured = await show(reviewsNumbered(3));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Previous review' }));
    expect(author(featured)).toBe('Reviewer 3');
    await user.click(screen.getByRole('button', { name: 'Next review' }));
    expect(author(featured)).toBe('Reviewer 1');
    await user.click(screen.getByRole('button', { name: 'Next review' }));
    expect(author(featured)).toBe('Reviewer 2');
  });

  it('[spec §2 Home reviews: dots] has a dot for each review', async () => {
    const featured = await show(reviewsNumbered(4));
    const dots = within(screen.getByRole('group', { name: 'Choose a review' })).getAllByRole(
      'button',
    );
    expect(dots).toHaveLength(4);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Review by Reviewer 3' }));
    expect(author(featured)).toBe('Reviewer 3');
    expect(dots[2]).toHaveAttribute('aria-current', 'true');
    expect(dots[0]).not.toHaveAttribute('aria-current');
  });

  it('stays still for visitors who asked for less motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: true }),
    );
    const featured = showInTime(reviewsNumbered(2));
    await passing(20_000);
    expect(author(featured)).toBe('Reviewer 1');
    expect(screen.getByRole('button', { name: 'Play the reviews' })).toBeVisible();
  });
});

describe('the grid', () => {
  it.each([
    [3, 3],
    [6, 6],
    [12, 6],
  ])(
    '[spec §2 Home reviews: grid] [spec §9 Home reviews: at most six] of %i reviews has %i cards',
    async (count, cards) => {
      await show(reviewsNumbered(count));
      expect(screen.getAllByRole('listitem')).toHaveLength(cards);
    },
  );
});

describe('what a review lacks', () => {
  const bare = aReview({ rating: 0, location: '', date: '', destination: '' });

  it('[spec §3 Home reviews: rating default] [spec §9 Rating: stars] is five of five stars', async () => {
    await show([bare]);
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('5 out of 5 stars');
    expect(starsIn(card)).toEqual({ shining: 5, empty: 0 });
  });

  it('[spec §3 Home reviews: location fallback] [spec §3 Home reviews: date fallback] [spec §3 Home reviews: destination fallback] is filled in', async () => {
    await show([bare]);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Verified Traveler · RecentAdventure Seeker',
    );
  });

  it('[spec §3 Home reviews: likes] is never invented: likes are those stored', async () => {
    await show([aReview({ likes: 1 })]);
    expect(screen.getByRole('listitem')).toHaveTextContent('1 like');
    expect(screen.getByRole('listitem')).not.toHaveTextContent('1 likes');
  });

  it.each([
    'Last spring',
    // `Date` would accept these texts, too, and in some time zones as another month
    'May 2026',
    'Summer 2025',
    '2026-13-01',
  ])('a date in words stays unchanged: %s', async (date) => {
    await show([aReview({ date })]);
    expect(screen.getByRole('listitem')).toHaveTextContent(`Taipei · ${date}`);
  });
});

describe('before the answer and after a failure', () => {
  it('[spec §8 Home reviews: loading] says that it is loading', () => {
    renderScreen(<ReviewsSection />, { api: never });
    expect(screen.getByText('Loading amazing reviews...')).toBeVisible();
  });

  it('[spec §8 Home reviews: error] says that it failed and tries again', async () => {
    let down = true;
    const again = later();
    const api = fakeApi({ '/review': () => (down ? broken : again.promise) });
    renderScreen(<ReviewsSection />, { api });
    expect(await screen.findByText('Failed to load reviews.')).toBeVisible();
    expect(screen.queryByText('Loading amazing reviews...')).not.toBeInTheDocument();
    down = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Loading amazing reviews...')).toBeVisible();
    expect(screen.queryByText('Failed to load reviews.')).not.toBeInTheDocument();
    again.answer(ok([aReview()]));
    expect(await screen.findByRole('region', { name: 'Featured review' })).toBeVisible();
  });
});
