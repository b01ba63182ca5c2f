import { countOf, type SpotReviews } from '@wayfarer/contract';

/** Reviews that structured data quotes; they stand on the page. */
const QUOTED = 5;

/**
 * A destination's ratings for search engines, of verified reviews on the page alone; nothing where there are
 * none, or too few to rate it by.
 */
export function reviewData(reviews: SpotReviews | undefined) {
  if (!reviews?.rated || reviews.mean === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: reviews.mean,
      reviewCount: countOf(reviews.totals),
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.reviews
      .filter(({ verified }) => verified)
      .slice(0, QUOTED)
      .map(({ name, publishedAt, rating, text, title }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        datePublished: publishedAt.slice(0, 10),
        name: title,
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      })),
  };
}
