import type { BookRule } from './book-rule.ts';

/** Invariants between bank statements and counter payments. */
export const statementRules = (): readonly BookRule[] => [
  {
    name: 'C12',
    says: 'a bank statement’s line was matched with a payment that is not the same amount received by transfer:',
    broken: `select l.id from statement_lines l where l.counter_payment_id is not null
      and not exists (select 1 from counter_payments p where p.id = l.counter_payment_id and p.kind = 'received'
        and p.method = 'transfer' and p.voided_at is null and (p.amount, p.currency) = (l.amount, l.currency))`,
  },
];
