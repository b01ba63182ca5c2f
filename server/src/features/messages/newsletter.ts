import { createHash, randomBytes } from 'node:crypto';
import type { PublicContext } from '../../context.ts';
import { newsletterMail } from './mails.ts';
import { endSubscription, upsertSubscription } from './store.ts';

const TOKEN_BYTES = 24;

/** Subscribes an address. The answer is the same whether it was subscribed: it tells nobody who reads us. */
export async function subscribe(
  context: PublicContext,
  email: string,
): Promise<{ received: true }> {
  const { clock, config, db, mail, newId } = context;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.orm.transaction(async (tx) => {
    const subscribed = await upsertSubscription(tx, {
      id: newId(),
      email,
      emailKey: email.toLowerCase(),
      tokenHash: hash(token),
      consentedAt: clock.now(),
    });
    if (subscribed) await mail.enqueue(tx, newsletterMail(config.http.publicUrl, email, token));
  });
  return { received: true };
}

/** Ends the subscription whose mail carried the token; a wrong or used one changes nothing. */
export async function unsubscribe(
  context: PublicContext,
  token: string,
): Promise<{ received: true }> {
  await endSubscription(context.db.orm, hash(token), context.clock.now());
  return { received: true };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
