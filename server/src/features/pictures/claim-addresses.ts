import { pictureAddress, readPictureAddress } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import { lockClaimable } from './claim-pictures.ts';
import {
  findPicturesByHash,
  findUses,
  replaceUses,
  type PictureRow,
  type Subject,
} from './store.ts';

const hashIn = (address: string) => readPictureAddress(address)?.base.slice(-16) ?? '';

/**
 * Sets the pictures of a subject to those at these addresses. Each picture must be the caller's own or already shown
 * by the subject. Throws `invalid_input` for the field.
 */
export async function claimAddresses(
  { actor, clock }: UserContext,
  tx: Tx,
  subject: Subject,
  { addresses, field }: { addresses: readonly string[]; field: string },
): Promise<PictureRow[]> {
  const before = await findUses(tx, subject);
  const named = await findPicturesByHash(tx, [...new Set(addresses)].map(hashIn));
  const ids = named.map(({ id }) => id);
  const claimable = await lockClaimable(tx, { uid: actor.uid, before, ids });
  const byAddress = new Map(
    [...claimable.values()].map((row) => [pictureAddress(row.hash, row.width), row]),
  );
  const shown = addresses.map((address) => {
    const picture = byAddress.get(address);
    if (!picture)
      throw invalidInput(
        field,
        "names a picture that isn't yours or no longer exists; upload it again",
      );
    return picture;
  });
  const uses = [...new Set(shown.map(({ id }) => id))].map((id) => ({ id, alt: '', credit: '' }));
  await replaceUses(tx, subject, uses, clock.now());
  return shown;
}
