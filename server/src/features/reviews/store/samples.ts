import type { SampleReview } from '@wayfarer/contract';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../db/database.ts';
import { reviews, spots } from '../../../db/tables.ts';

export function listSamples(db: Reader, spotId: string): Promise<SampleReview[]> {
  const { id: _id, name, rating, message: text, location } = reviews;
  return db
    .select({ _id, name, rating, text, location })
    .from(reviews)
    .innerJoin(spots, eq(spots.spot, reviews.destination))
    .where(eq(spots.id, spotId))
    .orderBy(asc(reviews.position), asc(reviews.id));
}
