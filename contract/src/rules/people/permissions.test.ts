import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as contract from '../../index.ts';
import {
  EXTRA_PERMISSIONS,
  may,
  PERMISSIONS,
  STAFF_ROLES,
  type Permission,
} from './permissions.ts';

/** The roles with each permission: O(wner), M(anager), S(taff). */
const TABLE: Readonly<Record<Permission, string>> = {
  'bookings.read': 'OMS',
  'bookings.write': 'OMS',
  checkin: 'OMS',
  'bookings.cancel': 'OM',
  'departures.cancel': 'O',
  'money.read': 'OM',
  'money.counter': 'OMS',
  'money.void': 'OM',
  'money.refund': 'OM',
  'customers.read': 'OM',
  'customers.export': 'O',
  'customers.erase': 'O',
  'spots.write': 'OM',
  'availability.write': 'OM',
  'spots.moderate': 'OM',
  'reviews.moderate': 'OM',
  messages: 'OMS',
  'newsletter.export': 'OM',
  'policies.write': 'O',
  'settings.write': 'O',
  'team.manage': 'O',
  'audit.read': 'OM',
};

it.each(Object.entries(TABLE) as [Permission, string][])(
  '%s is for %s by role',
  (permission, by) => {
    const roles = STAFF_ROLES.filter((role) => may(role, [], permission));
    expect(roles.map((role) => role.charAt(0).toUpperCase()).join('')).toBe(by);
  },
);

it('the table has every permission', () => {
  expect(Object.keys(TABLE)).toEqual(PERMISSIONS);
});

/** Permissions that no call requires as a whole, but some for a part of their result or effect. */
const WITHIN_CALLS: readonly Permission[] = ['departures.cancel', 'money.read'];

it('every permission guards something', () => {
  const asked = Object.values(contract).flatMap((value) =>
    typeof value === 'object' && 'permission' in value ? [value.permission] : [],
  );
  expect([...new Set([...asked, ...WITHIN_CALLS])].toSorted()).toEqual(PERMISSIONS.toSorted());
});

it('an extra permission gives itself and nothing else', () => {
  const anything = fc.record({
    role: fc.constantFrom(...STAFF_ROLES),
    extra: fc.subarray(EXTRA_PERMISSIONS),
    permission: fc.constantFrom(...PERMISSIONS),
  });
  fc.assert(
    fc.property(anything, ({ role, extra, permission }) => {
      const given = (extra as Permission[]).includes(permission);
      expect(may(role, extra, permission)).toBe(given || may(role, [], permission));
    }),
  );
});

it('who manages the team is an owner: no one is given it, so that no one can raise themselves', () => {
  expect(EXTRA_PERMISSIONS).not.toContain('team.manage');
  expect(EXTRA_PERMISSIONS).toHaveLength(PERMISSIONS.length - 1);
});
