import type { PolicyFamily } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { presentFamily } from './present.ts';
import {
  clearDefault,
  countSpots,
  listVersions,
  lockPolicies,
  markDefault,
  markRetired,
} from './store-families.ts';
import type { PolicyRow } from './store-policies.ts';

/**
 * Retires a policy: new bookings no longer get it, and destinations that name it use the default. Throws `not_found`,
 * `policy_is_default`, `policy_retired`.
 */
export function retirePolicy(context: UserContext, family: string): Promise<PolicyFamily> {
  return changeFamily(context, family, async (tx, newest) => {
    if (newest.isDefault) {
      throw new ProblemError('policy_is_default', 'Make another policy the default first.');
    }
    await markRetired(tx, family, context.clock.now());
    await recordAct(context, tx, 'policy_retired', family);
  });
}

/**
 * Makes a policy the default, which applies to destinations that name no other policy. Throws `not_found`,
 * `policy_retired`.
 */
export function makePolicyDefault(context: UserContext, family: string): Promise<PolicyFamily> {
  return changeFamily(context, family, async (tx, newest) => {
    if (newest.isDefault) return;
    await clearDefault(tx);
    await markDefault(tx, newest.id);
    await recordAct(context, tx, 'policy_default', family, { version: newest.version });
  });
}

/**
 * Changes a policy that isn't retired, under a lock on all policies. Then invalidates the responses about policies and
 * destinations. Throws `not_found`, `policy_retired`.
 */
export async function changeFamily(
  context: UserContext,
  family: string,
  change: (tx: Tx, newest: PolicyRow) => Promise<void>,
): Promise<PolicyFamily> {
  const changed = await context.db.orm.transaction(async (tx) => {
    await lockPolicies(tx);
    const [newest] = await listVersions(tx, family);
    if (!newest) throw notFound('policy');
    if (newest.retiredAt !== null) throw policyRetired();
    await change(tx, newest);
    return presentStored(tx, family);
  });
  await context.invalidate('policies');
  await context.invalidate('spots');
  return changed;
}

export const policyRetired = () =>
  new ProblemError('policy_retired', "This policy is retired: new bookings can't use it.");

export async function presentStored(db: Executor, family: string): Promise<PolicyFamily> {
  const spots = await countSpots(db);
  return presentFamily(family, await listVersions(db, family), spots.get(family) ?? 0);
}
