import type { BestSpot, Review, TeamMember } from '@wayfarer/contract';
import { requestPath, type Transport, type TransportAnswer } from '../../../api/transport.ts';

/** Showcase rows for tests; `part` overrides the fields that matter to the test. */
export function aBestSpot(part: Partial<BestSpot> = {}): BestSpot {
  return {
    _id: 'best-1',
    img: '/media/destinations/alhambra-960.webp',
    title: 'Red walls',
    description: 'A palace of water.',
    location: 'Granada',
    country: 'Spain',
    spotId: 'alhambra',
    spot: 'Alhambra',
    average_cost: '$130',
    rating: 4.8,
    rated: true,
    ...part,
  };
}

export function aMember(part: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 'member-1',
    img: '/media/portraits/team-1.svg',
    name: 'Nadia Rahman',
    post: 'Route Designer',
    mail: 'nadia@example.com',
    expertise: ['River journeys'],
    quote: 'Leave one afternoon empty.',
    ...part,
  };
}

export function aReview(part: Partial<Review> = {}): Review {
  return {
    id: 'review-1',
    name: 'Mei Lin',
    img: '/media/portraits/reviewer-1.svg',
    message: 'Blossom, mountain, reflection.',
    rating: 4,
    location: 'Taipei',
    date: '2026-04-12',
    destination: 'Mount Fuji',
    likes: 72,
    ...part,
  };
}

/** Reviews in list order: by Reviewer 1, Reviewer 2, and so on. */
export function reviewsNumbered(count: number): Review[] {
  return Array.from({ length: count }, (_, index) =>
    aReview({ id: `review-${index + 1}`, name: `Reviewer ${index + 1}` }),
  );
}

type Answer = TransportAnswer | Promise<TransportAnswer>;

/** An API for one test. It responds by path, and rejects paths without a prepared response. */
export function fakeApi(answers: Record<string, () => Answer>): Transport {
  return async (request) => {
    const answer = answers[requestPath(request).split('?')[0] ?? ''];
    if (!answer) throw new Error(`No answer prepared for ${requestPath(request)}`);
    return answer();
  };
}

export const ok = (body: unknown): TransportAnswer => ({ status: 200, body });
export const broken: TransportAnswer = { status: 503, body: null };
export const never = () => new Promise<TransportAnswer>(() => undefined);

/** A promise that the test resolves by calling `answer`. */
export function later() {
  let answer: (value: TransportAnswer) => void = () => undefined;
  const promise = new Promise<TransportAnswer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}
