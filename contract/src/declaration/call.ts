import type { Permission } from '../rules/people/permissions.ts';

/** Cache groups of the client (spec §3); a call belongs to one. */
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

/** Who may call an endpoint. */
type Access =
  | {
      /** `user`: a verified ID token; `admin`: one whose user is an administrator, an owner of the agency. */
      readonly auth: 'public' | 'user' | 'admin';
      readonly permission?: never;
    }
  | {
      /** An ID token of a member of staff, or an owner, who has the permission. */
      readonly auth: 'staff';
      readonly permission: Permission;
    };

/** What a client needs to know to call an endpoint. Its schemas are in `endpoints/`. */
export type Call = Access & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` parameters. */
  readonly path: string;
  readonly group: CacheGroup;
};
