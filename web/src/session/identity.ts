/** Where accounts live: the embedded service on this origin, or Firebase (run-time configuration). */
export interface IdentityConfig {
  mode: 'embedded' | 'firebase';
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** What the product uses of the provider's user (spec §3). */
export interface SessionUser {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

/** How the signed-in person can prove who they are. */
export interface SignInMethods {
  password: boolean;
  google: boolean;
}

/** What the link of a mail does. */
export type CodePurpose =
  | 'resetPassword'
  | 'verifyEmail'
  | 'verifyAndChangeEmail'
  | 'recoverEmail'
  | 'other';

/** How the reader of an e-mail is known. */
type CodeReader = 'session' | 'mailbox';

/** What a mailed code is for, and whose. */
export interface MailedCode {
  purpose: CodePurpose;
  /** The address that it proves or sets. */
  email: string;
  /** The account that must sign in here first; otherwise everything made without the e-mail ends. */
  signInAs?: string;
}

/** A refusal of the identity provider; `code` is the SDK's, such as `auth/invalid-credential`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Called with the signed-in user. `ended` distinguishes a session that the provider ended (expired, signed out from
 * another device) from a sign-out that the person asked for here or in another tab.
 */
export type SessionListener = (user: SessionUser | null, ended: boolean) => void;

/** The identity provider as the product uses it. Every refusal is an `IdentityError`. */
export interface IdentityClient {
  /** Calls back with the restored session first, then with every change, in this tab or another. */
  onUser(listener: SessionListener): Promise<() => void>;
  /**
   * A valid ID token, after the stored session was restored; undefined when no one is signed in.
   * `fresh` asks the provider even if the one at hand has not expired.
   */
  token(options?: { fresh: boolean }): Promise<string | undefined>;
  signIn(email: string, password: string): Promise<SessionUser>;
  /** Creates the account and sets its display name (spec §7), later where that fails. */
  signUp(account: { name: string; email: string; password: string }): Promise<SessionUser>;
  signInWithGoogle(): Promise<SessionUser>;
  /**
   * Forgets the session here and in every tab. `farewell` is called before, with the session's id where
   * the token carries one: the server can end it while it may still be asked to.
   */
  signOut(farewell?: (sessionId: string) => Promise<unknown>): Promise<void>;

  /** Mails a link that proves the address of the signed-in account. */
  sendVerification(): Promise<void>;
  /** E-mails a link for a new password; resolves the same way whether or not the account exists. */
  sendPasswordReset(email: string): Promise<void>;
  /** What the code of a mail's link is for, and whose; does not use it up. */
  readCode(code: string): Promise<MailedCode>;
  /** Sets a new password by a mailed code. A refused password does not use the code up. */
  resetPassword(code: string, password: string): Promise<void>;
  /**
   * Does what a mailed code is for: verifies an address, changes it or takes a change back. The mail's
   * reader is known by this browser's session, or by the mailbox alone; then the embedded service ends
   * the old password and returns a code for a new one.
   */
  applyCode(code: string, reader: CodeReader): Promise<{ resetCode?: string }>;

  /** Rejects with `auth/no-current-user` when no one is signed in; so do all below. */
  methods(): Promise<SignInMethods>;
  /** Proves again that this is the account's owner: the changes below require a recent sign-in. */
  confirmPassword(password: string): Promise<void>;
  confirmGoogle(): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Mails a link to the new address; the account moves there when it is followed. */
  sendEmailChange(email: string): Promise<void>;
  changeProfile(profile: { name: string; photoUrl: string | null }): Promise<void>;
  /**
   * Deletes the account at an external provider, which only its owner can do. The embedded service's
   * account is deleted with the product's data.
   */
  deleteAccount(): Promise<void>;
  /** Fetches the account again, so that a verified address shows. */
  reload(): Promise<void>;
}
