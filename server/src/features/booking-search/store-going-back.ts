import type { GoingBack } from '@wayfarer/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  isOpenDispute,
  owedAtCounter,
  promisesAtCounter,
  unfinishedRefunds,
} from '../../db/money/money-going-back.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { cancellations } from '../../db/tables/money/cancellations.ts';
import {
  disputes,
  isOfMode,
  paymentAttempts,
  payments,
  refunds,
} from '../../db/tables/money/payments.ts';

/**
 * A condition for bookings with money being returned in this way. Today's figures link to lists with this condition.
 */
export function isGoingBack(way: GoingBack, livemode: boolean): SQL {
  return sql`${bookings.id} = any(array(${owners(way, livemode)}))`;
}

function owners(way: GoingBack, livemode: boolean): SQL {
  if (way === 'counter') {
    return sql`select ${cancellations.bookingId} from ${cancellations}
      where ${promisesAtCounter} and ${owedAtCounter} > 0`;
  }
  const [table, condition] =
    way === 'disputed' ? [disputes, isOpenDispute] : [refunds, unfinishedRefunds[way]];
  return sql`select ${paymentAttempts.bookingId} from ${table}
    join ${paymentAttempts} on ${paymentAttempts.id} = ${table.attemptId}
    left join ${payments} on ${payments.id} = ${table.paymentId}
    where ${condition} and ${isOfMode(payments, livemode)}`;
}
