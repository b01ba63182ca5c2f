import type { ClaimedPictures } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import { findUses, lockPictures, replaceUses, type Subject, type UsedPicture } from './store.ts';

/**
 * Has a subject show these pictures and no others, in this order. Each must be the caller's own, or shown
 * there already, or where `also` names: staff who correct a traveler's text keep the traveler's pictures.
 * Throws `invalid_input`.
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
  const shown = new Set(before.map(({ picture }) => picture.id));
  const all = new Set([...shown, ...claimed.map(({ id }) => id)]);
  const locked = await lockPictures(tx, [...all]);
  const known = new Map(locked.map((row) => [row.id, row]));
  const uses = claimed.map(({ id, alt, credit }, at) => {
    const picture = known.get(id);
    if (!picture || (picture.ownerUid !== actor.uid && !shown.has(id)))
      throw invalidInput(`pictures.${at}.id`, 'is not one of your pictures; upload it again');
    return { picture, id, alt, credit };
  });
  await replaceUses(tx, subject, uses, clock.now());
  return uses;
}

/** Has a subject show what another one shows, which shows nothing from then on. Returns what that is. */
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

/** The subject is gone, and shows nothing any longer. */
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
