import { pictureAddress, readPictureAddress, type ClaimedPictures } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidInput } from '../../../problem-error.ts';
import {
  claimPictures,
  findUses,
  movePictures,
  releasePictures,
  type UsedPicture,
} from '../../pictures/index.ts';

export interface Cover {
  image: string;
  imagePlaceholder: string | null;
}

interface About {
  id: string;
  /** As it is now. */
  before?: Cover;
  /** The change is not shown yet: what it would show is kept apart. */
  waits?: boolean;
}

type Sent = { image: string; pictures?: ClaimedPictures | undefined };

const online = (id: string) => ({ kind: 'spot', id }) as const;
const waiting = (id: string) => ({ kind: 'spot_edit', id }) as const;

/**
 * Has a destination show the pictures that were sent with it, and returns its cover: the first of them, or the
 * picture at the address. Throws `invalid_input`.
 */
export async function coverOf(
  context: UserContext,
  tx: Tx,
  { id, before, waits = false }: About,
  { image, pictures }: Sent,
): Promise<Cover> {
  const subject = waits ? waiting(id) : online(id);
  if (pictures && pictures.length > 0) {
    const [cover] = await claimPictures(context, tx, subject, pictures, online(id));
    if (!cover) throw new Error('no picture was claimed');
    return shownBy(cover);
  }
  // Who knows of no pictures sends the address that they read: then they stay.
  const [known] = pictures ? [] : await findUses(tx, subject);
  if (known && shownBy(known).image === image) return shownBy(known);
  const isSame = before?.image === image;
  const stays = isSame && (waits || !pictures);
  if (readPictureAddress(image) && !stays) {
    throw invalidInput('image', 'is an uploaded picture: send it among the pictures');
  }
  if (before) await releasePictures(context, tx, subject);
  // The tiny picture belongs to the artwork: another picture has none.
  return { image, imagePlaceholder: isSame ? before.imagePlaceholder : null };
}

/** Shows what an approved change was sent with, and returns the cover. */
export async function showEdited(
  context: UserContext,
  tx: Tx,
  { id, ...before }: Cover & { id: string },
  image: string,
): Promise<Cover> {
  const edited = await findUses(tx, waiting(id));
  if (edited.length > 0) {
    const [cover] = await movePictures(context, tx, waiting(id), online(id));
    if (cover) return shownBy(cover);
  }
  if (image === before.image) return { image, imagePlaceholder: before.imagePlaceholder };
  await releasePictures(context, tx, online(id));
  return { image, imagePlaceholder: null };
}

/** A change that waited is settled otherwise. */
export function dropEdited(context: UserContext, tx: Tx, id: string): Promise<void> {
  return releasePictures(context, tx, waiting(id));
}

/** What a destination says of its first picture. */
export function shownBy({ picture: { hash, placeholder, width } }: UsedPicture): Cover {
  return { image: pictureAddress(hash, width), imagePlaceholder: placeholder };
}
