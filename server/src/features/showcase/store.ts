import { asc } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { bestSpots, reviews, teamMembers } from '../../db/tables.ts';

export type BestSpotRow = typeof bestSpots.$inferSelect;
export type TeamMemberRow = typeof teamMembers.$inferSelect;
export type ReviewRow = typeof reviews.$inferSelect;

export function listBestSpotRows(db: Executor): Promise<BestSpotRow[]> {
  return db.select().from(bestSpots).orderBy(asc(bestSpots.position), asc(bestSpots.id));
}

export function listTeamRows(db: Executor): Promise<TeamMemberRow[]> {
  return db.select().from(teamMembers).orderBy(asc(teamMembers.position), asc(teamMembers.id));
}

export function listReviewRows(db: Executor): Promise<ReviewRow[]> {
  return db.select().from(reviews).orderBy(asc(reviews.position), asc(reviews.id));
}
