import type { OwnSpot } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { mayChangeSpot, namesOnlyThemselves } from './policy.ts';
import { presentOwnSpot } from './present.ts';
import { spotFields, type SpotInputParsed } from './spot-fields.ts';
import { lockSpot, updateSpotRow } from './store.ts';

/** Replaces what the edit form shows. Bookings keep what was booked. */
export async function updateSpot(
  context: UserContext,
  id: string,
  input: SpotInputParsed,
): Promise<OwnSpot> {
  const { actor, config, db } = context;
  const row = await db.orm.transaction(async (tx) => {
    const spot = await lockSpot(tx, id);
    if (!spot || !mayChangeSpot(actor, spot)) throw notFound('spot');
    if (
      actor.role !== 'administrator' &&
      !namesOnlyThemselves(actor, [input.email, input.createdBy])
    ) {
      throw new ProblemError('forbidden', 'A spot cannot be given to somebody else.');
    }
    if (spot.ownerUid !== actor.uid) {
      await recordAct(context, tx, {
        byUserId: actor.uid,
        action: 'spot_changed',
        subjectId: id,
      });
    }
    const fields = spotFields(input, config.currency);
    // The tiny picture belongs to the artwork: another picture has none.
    const imagePlaceholder = input.image === spot.image ? spot.imagePlaceholder : null;
    return updateSpotRow(tx, id, { ...fields, imagePlaceholder });
  });
  if (!row) throw notFound('spot');
  await context.changed('spots');
  return presentOwnSpot(row);
}
