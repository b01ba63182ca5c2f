import {
  DURATION_DAYS,
  minorDigits,
  parseCost,
  perDayOn,
  pricesOf,
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

const majorText = (minor: number, currency: string) =>
  toMajorUnits(minor, currency).toFixed(minorDigits(currency));

/** A price per day. A season's price also has the days for which it applies. */
function perDay(spot: Spot, price: string, currency: string) {
  return {
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
  };
}

/** The trip's availability; with fixed departures, also the first one (with its local start time) and the last day. */
function availability({ departures }: Spot) {
  if (departures?.next === null) return { availability: 'https://schema.org/SoldOut' };
  return {
    availability: 'https://schema.org/InStock',
    ...(departures && {
      availabilityStarts: [departures.next, departures.startTime].filter(Boolean).join('T'),
      availabilityEnds: departures.last,
    }),
  };
}

/** The price per adult (or party) and day, if the cost text can be parsed. */
function offer(spot: Spot, { currency, absolute }: Site) {
  const usualCost = parseCost(spot.average_cost, currency);
  if (!usualCost.ok) return {};
  const price = majorText(usualCost.minor, currency);
  const usual = perDay(spot, price, currency);
  const prices = pricesOf(spot);
  const seasons = (prices.seasons ?? []).map(({ from, to }) => {
    const cost = perDayOn(prices, { cost: usualCost.minor, currency }, from);
    const days = { validFrom: from, validThrough: to };
    return Object.assign(perDay(spot, majorText(cost, currency), currency), days);
  });
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency.toUpperCase(),
      priceSpecification: seasons.length === 0 ? usual : [usual, ...seasons],
      ...availability(spot),
      url: absolute(paths.destination(spot._id)),
    },
  };
}

/** Structured data of a destination for search engines: the offered trip, and the place where it takes place. */
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
