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
  | 'Messages';

/** What a client needs to know to call an endpoint. Its schemas are in `endpoints/`. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` parameters. */
  readonly path: string;
  /** Who may call it. `user`: a verified ID token; `admin`: one whose user is an administrator. */
  readonly auth: 'public' | 'user' | 'admin';
  readonly group: CacheGroup;
}
