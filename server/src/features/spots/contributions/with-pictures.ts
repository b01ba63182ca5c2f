import type { OwnSpot } from '@wayfarer/contract';
import type { Reader } from '../../../db/database.ts';
import { findUsesOf, presentShownPicture } from '../../pictures/index.ts';

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
