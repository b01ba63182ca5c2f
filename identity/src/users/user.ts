/** An account, as stored. */
export interface User {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The time when the address was verified; null also if that was before this was stored. */
  readonly emailVerifiedAt: Date | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly passwordHash: string | null;
  readonly passwordUpdatedAt: Date | null;
  readonly disabled: boolean;
  /** ID tokens issued before this second are refused. */
  readonly validSince: Date | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly lastRefreshAt: Date | null;
}

/** An external account linked to a user. */
export interface Federated {
  readonly providerId: string;
  readonly rawId: string;
  readonly userId: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}
