import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { demandMailDelivery } from '../../mails/demand-mail-delivery.ts';
import { languageToKeep, wordsIn } from '../../mails/words-in.ts';
import {
  confirmSubscription,
  endSubscription,
  deleteUnconfirmedBefore,
  requestSubscription,
} from './store.ts';

type Context = Pick<AppContext, 'clock' | 'config' | 'db' | 'mail' | 'newId'>;

const TOKEN_BYTES = 24;
/** The lifetime of the link in the email. */
const CONFIRM_MS = 7 * 86_400_000;
/** The minimum time between two confirmation requests to one address, however often it is entered. */
const ASK_AGAIN_MS = 6 * 60 * 60_000;

/**
 * Asks the owner of an address to confirm the subscription, unless the address is subscribed or was asked in the last
 * six hours. Nothing else is sent until they confirm. The response is always the same, so that no one can find out who
 * subscribes. Throws `no_mail_server`.
 */
export async function subscribe(
  context: Context,
  { email, language: asked }: { email: string; language?: string | undefined },
): Promise<{ received: true }> {
  const { clock, config, db, mail, newId } = context;
  demandMailDelivery(
    config,
    "This site can't send email right now, so the newsletter isn't available.",
  );
  const now = clock.now();
  const secret = newSecret();
  const language = languageToKeep(config, asked);
  await db.orm.transaction(async (tx) => {
    const request = {
      id: newId(),
      email,
      emailKey: email.toLowerCase(),
      tokenHash: hash(newSecret()), // no one knows this token; confirming the subscription replaces it
      consentedAt: now,
      confirmationHash: hash(secret),
      confirmationSentAt: now,
      language,
    };
    const id = await requestSubscription(tx, request, new Date(now.getTime() - ASK_AGAIN_MS));
    if (id === null) return;
    const { publicUrl, write } = wordsIn(config, language);
    const expiresAt = new Date(now.getTime() + CONFIRM_MS);
    const confirmation = write.confirmationMail(publicUrl, email, `${id}.${secret}`);
    await mail.enqueue(tx, { ...confirmation, expiresAt });
  });
  return { received: true };
}

/**
 * Confirms a subscription, by a button on the page that the email links to: mail scanners follow links but don't press
 * buttons.
 */
export async function confirm(context: Context, token: string): Promise<{ confirmed: boolean }> {
  const { clock, config, db, mail } = context;
  const [id = '', secret = ''] = token.split('.', 2);
  const now = clock.now();
  const leave = newSecret();
  return db.orm.transaction(async (tx) => {
    const confirmed = await confirmSubscription(
      tx,
      { id, confirmationHash: hash(secret), sentAfter: new Date(now.getTime() - CONFIRM_MS) },
      { confirmedAt: now, tokenHash: hash(leave) },
    );
    if (confirmed === null) return { confirmed: false };
    const { publicUrl, write } = wordsIn(config, confirmed.language);
    await mail.enqueue(tx, write.newsletterMail(publicUrl, confirmed.email, leave));
    return { confirmed: true };
  });
}

/** Ends the subscription that a token belongs to; a wrong or used token changes nothing. */
export async function unsubscribe(
  { clock, db }: Pick<AppContext, 'clock' | 'db'>,
  token: string,
): Promise<{ received: true }> {
  await endSubscription(db.orm, hash(token), clock.now());
  return { received: true };
}

/** A job: deletes addresses that were never confirmed. */
export function deleteUnconfirmed({ clock, db }: Pick<AppContext, 'clock' | 'db'>): Promise<void> {
  return deleteUnconfirmedBefore(db.orm, new Date(clock.now().getTime() - CONFIRM_MS));
}

function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
