import type { BestSpot, TeamMember } from '@wayfarer/contract';
import type { ReadContext } from '../../context.ts';
import {
  presentBestSpot,
  presentFeatured,
  presentOwnMember,
  presentTeamMember,
} from './present.ts';
import { listBestSpotRows, listFeaturedRows, listTeamRows } from './store.ts';

type Context = Pick<ReadContext, 'db' | 'settings'>;

/** The destinations that the agency features, in its order; until it chooses some, a demonstration's samples. */
export async function listBestSpots({ db, settings }: Context): Promise<BestSpot[]> {
  const featured = await settings.read('site.featured');
  if (featured.length === 0) return (await listBestSpotRows(db.orm)).map(presentBestSpot);
  const ids = featured.map(({ spotId }) => spotId);
  const found = new Map((await listFeaturedRows(db.orm, ids)).map((row) => [row.id, row]));
  return featured.flatMap((choice) => {
    const row = found.get(choice.spotId);
    return row ? [presentFeatured(row, choice)] : [];
  });
}

/** The team as set by the agency; until then, a demonstration's samples. */
export async function listTeam({ db, settings }: Context): Promise<TeamMember[]> {
  const team = await settings.read('site.team');
  if (team.length > 0) return team.map(presentOwnMember);
  return (await listTeamRows(db.orm)).map(presentTeamMember);
}
