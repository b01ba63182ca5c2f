import type { Permission } from '../rules/people/permissions.ts';

/** The client's cache groups (spec §3). Each call belongs to one group. */
export type CacheGroup =
  | 'Users'
  | 'BestSpots'
  | 'Payments'
  | 'Bookings'
  | 'PopularSpots'
  | 'Reviews'
  | 'Team'
  | 'AllSpots'
  | 'Account'
  | 'Pictures'
  | 'Messages'
  | 'Staff'
  | 'Settings'
  | 'Saved'
  | 'Audit';

type Access =
  | {
      /** `user` requires a verified ID token; `admin` requires an owner's. */
      readonly auth: 'public' | 'user' | 'admin';
      readonly permission?: never;
    }
  | {
      /** Requires the ID token of an owner, or of a member who has the permission. */
      readonly auth: 'staff';
      readonly permission: Permission;
    };

/** The part of an endpoint that a client needs to call it. The schemas are in `endpoints/`. */
export type Call = Access & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `/api`, with `:name` parameters. */
  readonly path: string;
  readonly group: CacheGroup;
};
