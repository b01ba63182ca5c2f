import {
  DURATION_DAYS,
  minorDigits,
  parseCost,
  priceUnit,
  type Spot,
  type SpotReviews,
  toMajorUnits,
} from '@wayfarer/contract';
import { paths } from '../../../domain/paths.ts';
import { countryOf, langOf, pageLanguage } from '../../../lib/language.ts';
import { reviewData } from '../reviews/review-data.ts';

interface Site {
  currency: string;
  absolute: (path: string) => string;
}

/** The price per adult (or party) and day, if the cost text can be parsed. */
function offer(spot: Spot, { currency, absolute }: Site) {
  const cost = parseCost(spot.average_cost, currency);
  if (!cost.ok) return {};
  const price = toMajorUnits(cost.minor, currency).toFixed(minorDigits(currency));
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency.toUpperCase(),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency.toUpperCase(),
        unitText: priceUnit(spot),
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'DAY' },
        eligibleQuantity: {
          '@type': 'QuantitativeValue',
          minValue: DURATION_DAYS.min,
          maxValue: DURATION_DAYS.max,
          unitCode: 'DAY',
        },
      },
      availability: 'https://schema.org/InStock',
      url: absolute(paths.destination(spot._id)),
    },
  };
}

/** Structured data of a destination for search engines: an offered trip, and the place to which it goes. */
export function destinationData(spot: Spot, site: Site, reviews?: SpotReviews) {
  const url = site.absolute(paths.destination(spot._id));
  const image = site.absolute(spot.image);
  const rated = reviewData(reviews);
  return {
    // search engines show ratings only of products
    '@type': 'aggregateRating' in rated ? ['Product', 'TouristTrip'] : 'TouristTrip',
    name: spot.spot,
    description: spot.description,
    inLanguage: langOf(spot) ?? pageLanguage,
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
        addressCountry: countryOf(spot),
      },
    },
  };
}
