/** An owner is an administrator (`User.role`); managers and staff are members whom an owner appointed. */
export const STAFF_ROLES = ['owner', 'manager', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Owners aren't members: they are made by promoting a user. */
export const MEMBER_ROLES = ['manager', 'staff'] as const satisfies readonly StaffRole[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

const ALL: readonly StaffRole[] = STAFF_ROLES;
const MANAGERS: readonly StaffRole[] = ['owner', 'manager'];
const OWNERS: readonly StaffRole[] = ['owner'];

const ROLES_WITH = {
  'bookings.read': ALL,
  /** To book for customers, change bookings, write notes, and send emails again. */
  'bookings.write': ALL,
  checkin: ALL,
  'bookings.cancel': MANAGERS,
  /** To cancel for the agency's own reasons, with a full refund regardless of the policy and the member's limit. */
  'departures.cancel': OWNERS,
  'money.read': MANAGERS,
  'money.counter': ALL,
  'money.void': MANAGERS,
  /** To refund beyond the policy; members up to their limit. */
  'money.refund': MANAGERS,
  /** To see customers. A booking's contact data requires only `bookings.read`. */
  'customers.read': MANAGERS,
  'customers.export': OWNERS,
  'customers.erase': OWNERS,
  'spots.write': MANAGERS,
  /** To set the days on which destinations can be booked, and the number of people on them. */
  'availability.write': MANAGERS,
  'spots.moderate': MANAGERS,
  'reviews.moderate': MANAGERS,
  messages: ALL,
  'newsletter.export': MANAGERS,
  'policies.write': OWNERS,
  'settings.write': OWNERS,
  'team.manage': OWNERS,
  'audit.read': MANAGERS,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof ROLES_WITH;

export const PERMISSIONS = Object.keys(ROLES_WITH) as readonly Permission[];

/** Only owners have it, because a member could use it to take every other permission. */
const OWNERS_ALONE = 'team.manage' satisfies Permission;
export type ExtraPermission = Exclude<Permission, typeof OWNERS_ALONE>;

export const EXTRA_PERMISSIONS = PERMISSIONS.filter(
  (permission): permission is ExtraPermission => permission !== OWNERS_ALONE,
);

export function may(
  role: StaffRole,
  extra: readonly ExtraPermission[],
  permission: Permission,
): boolean {
  const roles: readonly StaffRole[] = ROLES_WITH[permission];
  return roles.includes(role) || (extra as readonly Permission[]).includes(permission);
}
