import type { Deps } from '../deps.ts';
import type { ActionPaths, MailKind } from '../options.ts';
import type { SqlExecutor } from '../sql.ts';
import { issueCode, type Code, type CodeType } from './code-store.ts';

/**
 * The delivery of each type of code: the email, the mode that the SDK understands, and the page that the link opens.
 */
const ROUTE: Record<CodeType, { kind: MailKind; mode: string; path: keyof ActionPaths }> = {
  PASSWORD_RESET: { kind: 'reset-password', mode: 'resetPassword', path: 'resetPassword' },
  VERIFY_EMAIL: { kind: 'verify-email', mode: 'verifyEmail', path: 'verifyEmail' },
  VERIFY_AND_CHANGE_EMAIL: {
    kind: 'verify-and-change-email',
    mode: 'verifyAndChangeEmail',
    path: 'verifyEmail',
  },
  RECOVER_EMAIL: { kind: 'email-changed', mode: 'recoverEmail', path: 'verifyEmail' },
};

interface ActionMail extends Omit<Code, 'expiresAt'> {
  readonly displayName: string | null;
  readonly locale: string;
  readonly continueUrl?: string | undefined;
}

/** Creates a code and passes its link to the mailer, in one transaction. */
export async function mailCode(deps: Deps, tx: SqlExecutor, mail: ActionMail): Promise<void> {
  const { secret, expiresAt } = await issueCode(tx, mail, deps.clock.now());
  const { kind, mode, path } = ROUTE[mail.requestType];
  const link = new URL(deps.paths[path], deps.options.publicUrl);
  const parameters = {
    mode,
    oobCode: secret,
    apiKey: deps.options.apiKey,
    lang: mail.locale,
    ...(mail.continueUrl === undefined ? {} : { continueUrl: mail.continueUrl }),
  };
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value);
  await deps.options.sendMail(
    {
      kind,
      to:
        mail.requestType === 'VERIFY_AND_CHANGE_EMAIL' && mail.newEmail
          ? mail.newEmail
          : mail.email,
      link: link.href,
      expiresAt,
      ...(mail.userId === null ? {} : { uid: mail.userId }),
      ...(mail.locale === '' ? {} : { locale: mail.locale }),
      ...(mail.displayName === null ? {} : { displayName: mail.displayName }),
      ...(mail.newEmail === null ? {} : { newEmail: mail.newEmail }),
    },
    tx,
  );
}

/** Notifies an account's mailbox, if it has one, that the password has changed. */
export async function mailPasswordChanged(
  deps: Deps,
  tx: SqlExecutor,
  user: { id: string; email: string | null; displayName: string | null },
  locale: string,
): Promise<void> {
  if (user.email === null) return;
  await deps.options.sendMail(
    {
      kind: 'password-changed',
      to: user.email,
      uid: user.id,
      ...(locale === '' ? {} : { locale }),
      link: new URL(deps.paths.forgotPassword, deps.options.publicUrl).href,
      ...(user.displayName === null ? {} : { displayName: user.displayName }),
    },
    tx,
  );
}
