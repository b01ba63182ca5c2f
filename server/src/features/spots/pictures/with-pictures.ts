import type { OwnSpot, Spot } from '@wayfarer/contract';
import type { Reader } from '../../../db/database.ts';
import { findUses, findUsesOf, presentShownPicture } from '../../pictures/index.ts';

/** What a destination shows besides its cover; absent where there is nothing. */
export async function withPictures(db: Reader, spot: Spot): Promise<Spot> {
  const uses = await findUses(db, { kind: 'spot', id: spot._id });
  return uses.length === 0 ? spot : { ...spot, pictures: uses.map(presentShownPicture) };
}

/** The same of an owner's, with what their changes would show. */
export async function withPicturesEach(db: Reader, spots: readonly OwnSpot[]): Promise<OwnSpot[]> {
  const ids = spots.map(({ _id }) => _id);
  const known = await findUsesOf(db, 'spot', ids);
  const edited = await findUsesOf(db, 'spot_edit', ids);
  return spots.map((spot) => {
    const pictures = known.get(spot._id)?.map(presentShownPicture);
    const sent = edited.get(spot._id)?.map(presentShownPicture);
    const edit = spot.edit && sent ? { ...spot.edit, pictures: sent } : spot.edit;
    return { ...spot, edit, ...(pictures && { pictures }) };
  });
}
