import { intentIdOf } from '../payments/payments-caller.ts';
import type { Visitor } from '../process/visitor.ts';
import type { Canceling } from './chaos-cancellations.ts';
import { chooseCard } from './chaos-faults.ts';
import type { ChaosProvider } from './chaos-provider.ts';

interface Paying extends Pick<Canceling, 'asked' | 'random'> {
  provider: ChaosProvider;
  visitor: Visitor;
}

/**
 * Pays the rest of a trip with a payment plan, perhaps on two devices at once. Returns the intents that the browser
 * saves; none if it never comes back.
 */
export async function payBalance(
  { asked, provider, random, visitor }: Paying,
  id: string,
): Promise<string[]> {
  const open = () => asked(visitor.open(id, 'balance'));
  const opened = await Promise.all(random() < 0.3 ? [open(), open()] : [open()]);
  const secrets = opened.flatMap(({ body, status }) => (status === 200 ? [body.clientSecret] : []));
  const card = chooseCard(random);
  await Promise.all(secrets.map((secret) => provider.confirm(secret, card))).catch(() => undefined);
  return random() < 0.3 ? [] : secrets.map(intentIdOf);
}
