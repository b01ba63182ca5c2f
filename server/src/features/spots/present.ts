import { costText, type OwnSpot, type Spot } from '@wayfarer/contract';
import type { SpotRow } from './store.ts';

/** A spot as everybody sees it: without its owner. */
export function presentSpot(row: SpotRow): Spot {
  return {
    _id: row.id,
    spot: row.spot,
    country: row.country,
    location: row.location,
    category: row.category,
    description: row.description,
    image: row.image,
    ...(row.imagePlaceholder !== null && { imagePlaceholder: row.imagePlaceholder }),
    average_cost: costText(row.cost, row.currency),
    seasonality: row.seasonality,
    travel_time: row.travelTime,
    totalVisitorsPerYear: row.visitorsPerYear,
    rating: row.rating,
    visitors: row.visitors,
    likes: row.likes,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentOwnSpot(row: SpotRow): OwnSpot {
  const owner = row.createdBy ?? '';
  return { ...presentSpot(row), email: owner, createdBy: owner };
}
