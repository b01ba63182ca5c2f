/**
 * The identity provider that stores the accounts: the embedded service on this origin, or Firebase (run-time
 * configuration).
 */
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

export interface SignInMethods {
  password: boolean;
  google: boolean;
}

export type CodePurpose =
  | 'resetPassword'
  | 'verifyEmail'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | 'other';

/** The proof that the reader of an email owns the account: a session in this browser, or only access to the mailbox. */
type CodeReader = 'session' | 'mailbox';

/** The purpose of an emailed code, and the account that it belongs to. */
export interface MailedCode {
  purpose: CodePurpose;
  /** The email that the code proves or sets. */
  email: string;
  /**
   * The email of the account that must sign in here first. Without that sign-in, everything that was set up without a
   * proof of the email is removed.
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
   * A valid ID token, once the stored session has been restored; undefined if no one is signed in. With `fresh`, a new
   * token is requested even if the current one hasn't expired.
   */
  token(options?: { fresh: boolean }): Promise<string | undefined>;
  signIn(email: string, password: string): Promise<SessionUser>;
  /**
   * Creates an account and sets its display name (spec §7). If setting the name fails, the account is created anyway.
   */
  signUp(account: { name: string; email: string; password: string }): Promise<SessionUser>;
  signInWithGoogle(): Promise<SessionUser>;
  /**
   * Forgets the session here and in all tabs. Before that, calls `farewell` with the session's id, if the token
   * contains one, so that the server can end the session while the token is still valid.
   */
  signOut(farewell?: (sessionId: string) => Promise<unknown>): Promise<void>;

  /** Emails a link that proves the signed-in account's email. */
  sendVerification(): Promise<void>;
  /** Emails a link to set a new password. Resolves in the same way whether or not the account exists. */
  sendPasswordReset(email: string): Promise<void>;
  /** Returns the purpose and account of an emailed code without using up the code. */
  readCode(code: string): Promise<MailedCode>;
  /** Sets a new password with an emailed code. A refused password doesn't use up the code. */
  resetPassword(code: string, password: string): Promise<void>;
  /**
   * Carries out an emailed code: verifies an email, changes it, or undoes a change. `reader` says what proves the
   * reader: this browser's session, or only the mailbox. In the latter case, the embedded service invalidates the old
   * password and returns a code for a new one.
   */
  applyCode(code: string, reader: CodeReader): Promise<{ resetCode?: string }>;

  /**
   * The account's ways to sign in. Rejects with `auth/no-current-user` if no one is signed in, as do all methods below.
   */
  methods(): Promise<SignInMethods>;
  /** Proves again that this is the account's owner, because some of the changes below require a recent sign-in. */
  confirmPassword(password: string): Promise<void>;
  confirmGoogle(): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Emails a link to the new address. Opening it changes the account's email. */
  sendEmailChange(email: string): Promise<void>;
  changeProfile(profile: { name: string; photoUrl: string | null }): Promise<void>;
  /**
   * Deletes the account at an external provider, where only the account's owner can delete it. The embedded service's
   * account is deleted with the product's data.
   */
  deleteAccount(): Promise<void>;
  /** Reloads the account, so that a newly verified email is noticed. */
  reload(): Promise<void>;
}
