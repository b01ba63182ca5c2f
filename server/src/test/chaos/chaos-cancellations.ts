import type { Cancellation, CancellationPreview, Problem } from '@wayfarer/contract';
import type { Reply, Visitor } from '../process/visitor.ts';

type Asked = <R extends { status: number; body: unknown }>(asked: Promise<R>) => Promise<R>;

export interface Canceling {
  asked: Asked;
  random: () => number;
  visitor: Visitor;
  operator: Visitor | null;
}

/**
 * Cancels a booking, perhaps twice at once, and perhaps at the same time as the agency. Returns true if an answer
 * confirmed it.
 */
export async function cancelTrip(
  { asked, operator, random, visitor }: Canceling,
  id: string,
): Promise<boolean> {
  const path = `/bookings/${id}/cancellation`;
  const shown = await asked(visitor.call<CancellationPreview>('GET', path));
  if (shown.status !== 200 || shown.body.refusal !== null) return false;
  const { refund, revision } = shown.body;
  const body = { revision, expectedRefund: refund.card + refund.counter };
  const press = () => asked(visitor.call<Cancellation & Problem>('POST', path, body));
  const presses = [press()];
  if (random() < 0.3) presses.push(press());
  if (operator && random() < 0.3) presses.push(asked(cancelAsOperator(operator, id, revision)));
  const replies = await Promise.all(presses);
  return replies.some(({ status }) => status === 201);
}

function cancelAsOperator(operator: Visitor, id: string, revision: number) {
  const body = { revision, refund: 'full', reasonCode: 'weather', message: '' };
  const path = `/operator/bookings/${id}/cancellation`;
  return operator.call('POST', path, body) as Promise<Reply<Cancellation & Problem>>;
}
