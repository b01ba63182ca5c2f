/** An owner is an administrator (`User.role`); managers and staff are members whom an owner has named. */
export const STAFF_ROLES = ['owner', 'manager', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a member can be; owners are made by promoting a user. */
export const MEMBER_ROLES = ['manager', 'staff'] as const satisfies readonly StaffRole[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

const ALL: readonly StaffRole[] = STAFF_ROLES;
const MANAGERS: readonly StaffRole[] = ['owner', 'manager'];
const OWNERS: readonly StaffRole[] = ['owner'];

/** Every permission, with the roles that have it. */
const ROLES_WITH = {
  'bookings.read': ALL,
  /** Book for a customer, change, write notes, send a mail again. */
  'bookings.write': ALL,
  checkin: ALL,
  /** With any refund that the policy gives. */
  'bookings.cancel': MANAGERS,
  /** For the agency's own reasons, with everything back beyond the policy, whatever the own limit. */
  'departures.cancel': OWNERS,
  /** Ledger, revenue, journal. */
  'money.read': MANAGERS,
  /** Take and return money at the counter. */
  'money.counter': ALL,
  'money.void': MANAGERS,
  /** Beyond the policy; members up to their limit. */
  'money.refund': MANAGERS,
  /** Contact data; those of a booking come with `bookings.read`. */
  'customers.read': MANAGERS,
  'customers.export': OWNERS,
  'customers.erase': OWNERS,
  'spots.write': MANAGERS,
  'spots.moderate': MANAGERS,
  'availability.write': MANAGERS,
  'reviews.moderate': MANAGERS,
  messages: ALL,
  'newsletter.export': MANAGERS,
  'policies.write': OWNERS,
  'settings.write': OWNERS,
  'team.manage': OWNERS,
  'audit.read': MANAGERS,
  'integrations.manage': OWNERS,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof ROLES_WITH;

export const PERMISSIONS = Object.keys(ROLES_WITH) as readonly Permission[];

/** What no role but the owner's can have: who manages the team could give themselves everything. */
const OWNERS_ALONE = 'team.manage' satisfies Permission;
export type ExtraPermission = Exclude<Permission, typeof OWNERS_ALONE>;

/** What a member can be given in addition to their role. */
export const EXTRA_PERMISSIONS = PERMISSIONS.filter(
  (permission): permission is ExtraPermission => permission !== OWNERS_ALONE,
);

/** Whether a member with this role and these extra permissions may do it. */
export function may(
  role: StaffRole,
  extra: readonly ExtraPermission[],
  permission: Permission,
): boolean {
  const roles: readonly StaffRole[] = ROLES_WITH[permission];
  return roles.includes(role) || (extra as readonly Permission[]).includes(permission);
}
