import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { paymentAttempts, payments, refunds } from '../../../db/tables/money/payments.ts';
import type { PaymentAttempt } from './attempts.ts';

export interface OwnPayment {
  id: string;
  bookingId: string;
  transactionId: string;
  amount: number;
  amountRefunded: number;
  amountLost: number;
  currency: string;
}

export interface OwnRefund {
  transactionId: string;
  paymentId: string | null;
  amount: number;
  state: string;
}

export interface OwnLedger {
  payments: readonly OwnPayment[];
  refunds: readonly OwnRefund[];
  /** The bookings that the provider or the ledger names and that exist here. */
  bookings: ReadonlySet<string>;
}

/** The provider account that took the payments. */
type Account = Pick<PaymentAttempt, 'livemode' | 'providerAccount'>;

const AT_A_TIME = 500;

/**
 * The time when the first payment was opened here; null if there is none. Reads it from attempts' ids, which are UUIDv7
 * and therefore ordered by time.
 */
export async function findFirstAttemptTime(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ at: paymentAttempts.createdAt })
    .from(paymentAttempts)
    .orderBy(asc(paymentAttempts.id))
    .limit(1);
  return row?.at ?? null;
}

/** The ledger's payments at one provider account: those for these charges, and those recorded since a time. */
export async function readLedger(
  db: Executor,
  {
    from,
    ids,
    of,
  }: {
    from: Date;
    ids: readonly string[];
    of: Account;
  },
): Promise<Omit<OwnLedger, 'bookings'>> {
  const recorded = await db
    .select()
    .from(payments)
    .where(and(isOf(of), gte(payments.createdAt, from)));
  const known = new Set(recorded.map(({ transactionId }) => transactionId));
  const rest = ids.filter((id) => !known.has(id));
  const others = await inParts(rest, (part) =>
    db.select().from(payments).where(inArray(payments.transactionId, part)),
  );
  return {
    payments: [...recorded, ...others],
    refunds: await inParts([...ids], (part) =>
      db.select().from(refunds).where(inArray(refunds.transactionId, part)),
    ),
  };
}

export async function listExistingBookings(
  db: Executor,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await inParts(ids, (part) =>
    db.select({ id: bookings.id }).from(bookings).where(inArray(bookings.id, part)),
  );
  return new Set(found.map(({ id }) => id));
}

function isOf({ livemode, providerAccount }: Account) {
  const mode = livemode === null ? undefined : eq(payments.livemode, livemode);
  if (providerAccount === null) return mode;
  const account = or(
    isNull(payments.providerAccount),
    eq(payments.providerAccount, providerAccount),
  );
  return and(mode, account);
}

async function inParts<T>(
  ids: readonly string[],
  read: (part: string[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    all.push(...(await read(ids.slice(start, start + AT_A_TIME))));
  }
  return all;
}
