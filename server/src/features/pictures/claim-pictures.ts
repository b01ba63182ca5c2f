import type { ClaimedPictures } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import {
  findUses,
  lockPictures,
  replaceUses,
  type PictureRow,
  type Subject,
  type UsedPicture,
} from './store.ts';

/**
 * Sets the pictures of a subject, in this order. Each must be the caller's own, or already shown by the subject or by
 * the one in `also`: staff who correct a traveler's text keep the traveler's pictures. Throws `invalid_input`.
 */
export async function claimPictures(
  { actor, clock }: UserContext,
  tx: Tx,
  subject: Subject,
  claimed: ClaimedPictures,
  also?: Subject,
): Promise<UsedPicture[]> {
  const before = await findUses(tx, subject);
  if (also) before.push(...(await findUses(tx, also)));
  const ids = claimed.map(({ id }) => id);
  const claimable = await lockClaimable(tx, { uid: actor.uid, before, ids });
  const uses = claimed.map(({ id, alt, credit }, at) => {
    const picture = claimable.get(id);
    if (!picture)
      throw invalidInput(`pictures.${at}.id`, "isn't one of your pictures; upload it again");
    return { picture, id, alt, credit };
  });
  await replaceUses(tx, subject, uses, clock.now());
  return uses;
}

/**
 * Locks the pictures with these ids and those currently shown. Returns the ones that the person may use: their own, and
 * those currently shown.
 */
export async function lockClaimable(
  tx: Tx,
  { uid, before, ids }: { uid: string; before: readonly UsedPicture[]; ids: readonly string[] },
): Promise<ReadonlyMap<string, PictureRow>> {
  const shown = new Set(before.map(({ picture }) => picture.id));
  const locked = await lockPictures(tx, [...new Set([...shown, ...ids])]);
  const claimable = locked.filter(({ id, ownerUid }) => ownerUid === uid || shown.has(id));
  return new Map(claimable.map((row) => [row.id, row]));
}

export async function movePictures(
  { clock }: Pick<UserContext, 'clock'>,
  tx: Tx,
  from: Subject,
  to: Subject,
): Promise<UsedPicture[]> {
  const [moved, before] = [await findUses(tx, from), await findUses(tx, to)];
  await lockPictures(
    tx,
    [...moved, ...before].map(({ picture }) => picture.id),
  );
  const uses = moved.map(({ picture, alt, credit }) => ({ id: picture.id, alt, credit }));
  await replaceUses(tx, to, uses, clock.now());
  await replaceUses(tx, from, [], clock.now());
  return moved;
}

/** Removes all pictures from a subject. */
export async function releasePictures(
  { clock }: Pick<UserContext, 'clock'>,
  tx: Tx,
  subject: Subject,
): Promise<void> {
  await lockPictures(
    tx,
    (await findUses(tx, subject)).map(({ picture }) => picture.id),
  );
  await replaceUses(tx, subject, [], clock.now());
}
