/** The place where accounts are stored: the embedded service on this origin, or Firebase (run-time configuration). */
export interface IdentityConfig {
  mode: 'embedded' | 'firebase';
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** The fields of the provider's user that the product uses (spec §3). */
export interface SessionUser {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

/** The ways in which the signed-in person can prove who they are. */
export interface SignInMethods {
  password: boolean;
  google: boolean;
}

/** The purpose of an email's link. */
export type CodePurpose =
  | 'resetPassword'
  | 'verifyEmail'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | 'other';

/** The proof of the email reader's identity: the session, or only the mailbox. */
type CodeReader = 'session' | 'mailbox';

/** The purpose of a mailed code, and its account. */
export interface MailedCode {
  purpose: CodePurpose;
  /** The email that it proves or sets. */
  email: string;
  /**
   * The email of the account that must sign in here first. Without that, everything that was set up without a proof of
   * the email is removed.
   */
  signInAs?: string;
}

/** An error of the identity provider; `code` is the SDK's, such as `auth/invalid-credential`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Called with the signed-in user. `ended` distinguishes a session that the provider ended (expired, or signed out from
 * another device) from a sign-out by the person, here or in another tab.
 */
export type SessionListener = (user: SessionUser | null, ended: boolean) => void;

/** The identity provider as the product uses it. All its errors are `IdentityError`s. */
export interface IdentityClient {
  /** Calls back first with the restored session, then with every change in this tab or another. */
  onUser(listener: SessionListener): Promise<() => void>;
  /**
   * A valid ID token, once the stored session was restored; undefined if no one is signed in. `fresh` asks the provider
   * even if the current token hasn't expired.
   */
  token(options?: { fresh: boolean }): Promise<string | undefined>;
  signIn(email: string, password: string): Promise<SessionUser>;
  /** Makes an account and sets its display name (spec §7). If the name can't be set, that is done later. */
  signUp(account: { name: string; email: string; password: string }): Promise<SessionUser>;
  signInWithGoogle(): Promise<SessionUser>;
  /**
   * Forgets the session here and in all tabs. Before that, calls `farewell` with the session's id, if the token has
   * one, so that the server can end it while the token is still valid.
   */
  signOut(farewell?: (sessionId: string) => Promise<unknown>): Promise<void>;

  /** Emails a link that proves the signed-in account's email. */
  sendVerification(): Promise<void>;
  /** Emails a link to set a new password. Resolves in the same way whether or not the account exists. */
  sendPasswordReset(email: string): Promise<void>;
  /** The purpose and account of an emailed code, which this doesn't use up. */
  readCode(code: string): Promise<MailedCode>;
  /** Sets a new password with an emailed code. A refused password doesn't use up the code. */
  resetPassword(code: string, password: string): Promise<void>;
  /**
   * Carries out an emailed code: verifies an email, changes it, or undoes a change. The reader is proved by this
   * browser's session, or only by the mailbox; in the latter case, the embedded service invalidates the old password
   * and returns a code for a new one.
   */
  applyCode(code: string, reader: CodeReader): Promise<{ resetCode?: string }>;

  /**
   * The account's ways to sign in. Rejects with `auth/no-current-user` if no one is signed in, as do all methods below.
   */
  methods(): Promise<SignInMethods>;
  /** Proves again that this is the account's owner, because the changes below require a recent sign-in. */
  confirmPassword(password: string): Promise<void>;
  confirmGoogle(): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Emails a link to the new address. Opening it changes the account's email. */
  sendEmailChange(email: string): Promise<void>;
  changeProfile(profile: { name: string; photoUrl: string | null }): Promise<void>;
  /**
   * Deletes the account at an external provider, which only its owner can do. The embedded
   * service's account is deleted with the product's data.
   */
  deleteAccount(): Promise<void>;
  /** Reloads the account, so that a newly verified email is noticed. */
  reload(): Promise<void>;
}
