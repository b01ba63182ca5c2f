import type { PaymentLink } from '@wayfarer/contract';
import { intentIdOf, type OpenedPayment } from '../payments/payments-caller.ts';
import type { Visitor } from '../process/visitor.ts';
import type { Canceling } from './chaos-cancellations.ts';
import { chooseCard } from './chaos-faults.ts';
import type { ChaosProvider } from './chaos-provider.ts';

interface Paying extends Pick<Canceling, 'asked' | 'random'> {
  operator: Visitor | null;
  provider: ChaosProvider;
  visitor: Visitor;
}

/**
 * Pays the rest of a trip, perhaps on two devices at once, or with the agency's link. Returns the intents that the
 * browser saves; none if it never comes back.
 */
export async function payBalance(paying: Paying, id: string): Promise<string[]> {
  const { asked, provider, random, visitor } = paying;
  const secretOf = async (opening: ReturnType<typeof visitor.open>) => {
    const { body, status } = await asked(opening);
    return status === 200 ? [body.clientSecret] : [];
  };
  const open = () => secretOf(visitor.open(id, 'balance'));
  const ways = random() < 0.3 ? [open(), open()] : [open()];
  if (random() < 0.25) ways.push(openByLink(paying, id));
  const secrets = (await Promise.all(ways)).flat();
  const card = chooseCard(random);
  await Promise.all(secrets.map((secret) => provider.confirm(secret, card))).catch(() => undefined);
  return random() < 0.3 ? [] : secrets.map(intentIdOf);
}

async function openByLink(
  { asked, operator, visitor }: Pick<Paying, 'asked' | 'operator' | 'visitor'>,
  id: string,
): Promise<string[]> {
  if (operator === null) return [];
  const path = `/operator/bookings/${id}/paymentLinks`;
  const made = await asked(operator.call<PaymentLink>('POST', path, { asks: 'balance' }));
  if (made.status !== 200) return [];
  const { amount, url } = made.body;
  const body = { code: url.split('#')[1], amount };
  const opened = await asked(visitor.call<OpenedPayment>('POST', '/paymentLinks/intent', body));
  return opened.status === 200 ? [opened.body.clientSecret] : [];
}
