import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATOR_REASONS } from '../../options/trips/booking-core.ts';
import {
  EXTRA_PERMISSIONS,
  may,
  type ExtraPermission,
  type StaffRole,
} from '../people/permissions.ts';
import { goodwillLeft, goodwillRefusal, goodwillRights, isCalledOff } from './goodwill.ts';

const rightsOf = (
  role: StaffRole,
  refundLimit: number | null,
  extra: readonly ExtraPermission[] = [],
) => goodwillRights({ role, refundLimit }, (permission) => may(role, extra, permission));

describe('what is given beyond the policy', () => {
  it.each([
    ['an owner gives what they will', rightsOf('owner', null), 1e9, null],
    ['a manager without a limit gives nothing', rightsOf('manager', null), 1, 'above_limit'],
    ['a manager gives up to the limit', rightsOf('manager', 500), 400, null],
    ['together with what was given before', rightsOf('manager', 500), 401, 'above_limit'],
    ['staff give nothing, whatever their limit', rightsOf('staff', 500), 1, 'not_permitted'],
    ['unless they may refund', rightsOf('staff', 500, ['money.refund']), 400, null],
    ['nothing beyond the policy asks for nothing', rightsOf('staff', null), 0, null],
  ] as const)('%s', (_, rights, beyond, refusal) => {
    expect(goodwillRefusal(rights, { beyond, before: 100, calledOff: false })).toBe(refusal);
  });

  it('counts against no limit where the agency calls a trip off, by whom an owner trusts with it', () => {
    const calledOff = { beyond: 1e6, before: 100, calledOff: true };
    const trusted = rightsOf('manager', null, ['departures.cancel']);
    expect(goodwillRefusal(trusted, calledOff)).toBeNull();
    expect(goodwillRefusal(trusted, { ...calledOff, calledOff: false })).toBe('above_limit');
    expect(goodwillRefusal(rightsOf('manager', 500), calledOff)).toBe('above_limit');
    const clerk = rightsOf('staff', 500, ['departures.cancel']);
    expect(goodwillRefusal(clerk, calledOff)).toBe('not_permitted');
  });

  it('never adds up to more than the limit, in however many parts it is given', () => {
    const parts = fc.array(fc.nat(1000), { maxLength: 20 });
    const limit = fc.option(fc.nat(3000));
    const extra = fc.subarray(EXTRA_PERMISSIONS);
    fc.assert(
      fc.property(
        fc.constantFrom('manager', 'staff'),
        limit,
        extra,
        parts,
        (role, most, some, all) => {
          const rights = rightsOf(role, most, some);
          let before = 0;
          for (const beyond of all) {
            const situation = { before, calledOff: false };
            const refusal = goodwillRefusal(rights, { ...situation, beyond });
            expect(refusal === null).toBe(beyond <= goodwillLeft(rights, situation));
            if (refusal === null) before += beyond;
          }
          expect(before).toBeLessThanOrEqual(may(role, some, 'money.refund') ? (most ?? 0) : 0);
        },
      ),
    );
  });
});

it('a trip is called off in full, for the agency’s own reasons, before it has begun', () => {
  const own = OPERATOR_REASONS.filter((reason) =>
    isCalledOff({ hasBegun: false, isFull: true, reason }),
  );
  expect(own).toEqual(['weather', 'too_few_travellers', 'supplier', 'safety']);
  for (const reason of OPERATOR_REASONS) {
    expect(isCalledOff({ hasBegun: true, isFull: true, reason })).toBe(false);
    expect(isCalledOff({ hasBegun: false, isFull: false, reason })).toBe(false);
  }
});
