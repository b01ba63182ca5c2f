import { countOf, type SpotReviews } from '@wayfarer/contract';

/** The number of reviews quoted in structured data; they are all on the page. */
const QUOTED = 5;

/**
 * A destination's ratings for search engines, only from verified reviews on the page; empty if there are too few for a
 * rating.
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
