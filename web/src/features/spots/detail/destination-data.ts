import {
  minorDigits,
  parseCost,
  type Spot,
  type SpotReviews,
  toMajorUnits,
} from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';
import { reviewData } from '../reviews/review-data.ts';

interface Site {
  currency: string;
  absolute: (path: string) => string;
}

/** The price of a day, where the cost text can be read. */
function offer(spot: Spot, { currency, absolute }: Site) {
  const cost = parseCost(spot.average_cost, currency);
  if (!cost.ok) return {};
  const price = toMajorUnits(cost.minor, currency).toFixed(minorDigits(currency));
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      url: absolute(paths.destination(spot._id)),
    },
  };
}

/** A destination for search engines: a trip that is offered, and the place where it goes. */
export function destinationData(spot: Spot, site: Site, reviews?: SpotReviews) {
  const url = site.absolute(paths.destination(spot._id));
  const image = site.absolute(spot.image);
  const rated = reviewData(reviews);
  return {
    // search engines show ratings of what is sold
    '@type': 'aggregateRating' in rated ? ['Product', 'TouristTrip'] : 'TouristTrip',
    name: spot.spot,
    description: spot.description,
    image,
    url,
    provider: { '@type': 'TravelAgency', '@id': `${site.absolute('/')}#agency` },
    ...offer(spot, site),
    ...rated,
    itinerary: {
      '@type': 'TouristDestination',
      name: spot.spot,
      description: spot.description,
      image,
      url,
      address: {
        '@type': 'PostalAddress',
        ...(spot.location !== '' && { addressLocality: spot.location }),
        addressCountry: spot.country,
      },
    },
  };
}
