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
  before?: Cover;
  /** True if the change needs approval; until then, its pictures are attached to the change. */
  waits?: boolean;
}

type Sent = { image: string; pictures?: ClaimedPictures | undefined };

const online = (id: string) => ({ kind: 'spot', id }) as const;
const waiting = (id: string) => ({ kind: 'spot_edit', id }) as const;

/**
 * Attaches the sent pictures to a destination and returns its cover: the first picture, or the picture at the
 * address. Throws `invalid_input`.
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
  // Clients that don't know about pictures send back the address that they read; then the pictures stay.
  const [known] = pictures ? [] : await findUses(tx, subject);
  if (known && shownBy(known).image === image) return shownBy(known);
  const isSame = before?.image === image;
  const stays = isSame && (waits || !pictures);
  if (readPictureAddress(image) && !stays) {
    throw invalidInput('image', 'is an uploaded picture: send it among the pictures');
  }
  if (before) await releasePictures(context, tx, subject);
  // The placeholder belongs to the picture at the former address; a picture at another address has none.
  return { image, imagePlaceholder: isSame ? before.imagePlaceholder : null };
}

/** Attaches the pictures of an approved change and returns the destination's cover. */
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

/** Releases the pictures of a change that wasn't approved. */
export function dropEdited(context: Pick<UserContext, 'clock'>, tx: Tx, id: string): Promise<void> {
  return releasePictures(context, tx, waiting(id));
}

export function shownBy({ picture: { hash, placeholder, width } }: UsedPicture): Cover {
  return { image: pictureAddress(hash, width), imagePlaceholder: placeholder };
}
