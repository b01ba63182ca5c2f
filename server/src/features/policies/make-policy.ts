import type { PolicyFamily, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { changeFamily, presentStored } from './change-policy.ts';
import { clearDefault, insertVersion } from './store-families.ts';
import type { PolicyRow } from './store-policies.ts';

export async function createPolicy(
  context: UserContext,
  input: BodyOf<'createPolicy'>,
): Promise<PolicyFamily> {
  const family = context.createdId();
  const made = await context.db.orm.transaction(async (tx) => {
    const row = rowOf(context, input, { family, version: 1, isDefault: false });
    await insertVersion(tx, row);
    await recordMaking(context, tx, row);
    return presentStored(tx, family);
  });
  await context.invalidate('policies');
  return made;
}

/**
 * Adds a version to a policy; new bookings use it from then on. Throws `not_found`, `policy_retired`,
 * `revision_changed`.
 */
export function createPolicyVersion(
  context: UserContext,
  family: string,
  { basedOn, ...input }: BodyOf<'createPolicyVersion'>,
): Promise<PolicyFamily> {
  return changeFamily(context, family, async (tx, newest) => {
    if (newest.version !== basedOn) {
      throw new ProblemError('revision_changed', 'This policy has changed since you opened it.', {
        field: 'basedOn',
      });
    }
    const { isDefault, version } = newest;
    const row = rowOf(context, input, { family, version: version + 1, isDefault });
    if (isDefault) await clearDefault(tx);
    await insertVersion(tx, row);
    await recordMaking(context, tx, row);
  });
}

function rowOf(
  { actor, clock }: UserContext,
  input: BodyOf<'createPolicy'>,
  of: Pick<PolicyRow, 'family' | 'version' | 'isDefault'>,
): PolicyRow {
  return {
    ...input,
    ...of,
    id: `${of.family}-${of.version}`,
    createdAt: clock.now(),
    createdBy: actor.uid,
    retiredAt: null,
  };
}

function recordMaking(
  context: UserContext,
  tx: Parameters<typeof recordAct>[1],
  { family, version }: PolicyRow,
): Promise<void> {
  return recordAct(context, tx, 'policy_made', family, { version });
}
