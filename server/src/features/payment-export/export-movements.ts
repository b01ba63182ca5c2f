import { addDays, localDay, type QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { decimalAmount } from '../../lib/decimal-amount.ts';
import { localMidnight } from '../../lib/local-time.ts';
import { allPages } from '../../pagination/all-pages.ts';
import { cursorAt } from '../../pagination/keyset-cursor.ts';
import type { Cell, Column, Table } from '../../pagination/table.ts';
import { recordExport } from '../audit/index.ts';
import { listMovements } from './store/list-movements.ts';
import { KIND_NAMES, methodOf, type Movement } from './movement.ts';

/**
 * An amount in one of two columns. A single signed column would look like a formula to a spreadsheet. A voided entry
 * moved nothing.
 */
const amountIf =
  (isIn: boolean) =>
  ({ amount, currency, kind, voidReason }: Movement): Cell => {
    const wasIn = kind === 'card' || kind === 'received';
    return wasIn === isIn && voidReason === null ? decimalAmount(amount, currency) : '';
  };

const feeOf = ({ fee, feeCurrency }: Movement) =>
  fee === null || feeCurrency === null ? '' : decimalAmount(fee, feeCurrency);

const columnsIn = (zone: string): readonly Column<Movement>[] => [
  { title: 'Date', cell: ({ at, day }) => day ?? localDay(at, zone) },
  { title: 'Recorded at', cell: ({ at }) => at.toISOString() },
  { title: 'Kind', cell: ({ kind }) => KIND_NAMES[kind] },
  { title: 'Method', cell: methodOf },
  { title: 'Booking', cell: ({ reference }) => reference ?? '' },
  { title: 'Traveler', cell: ({ traveler }) => traveler ?? '' },
  { title: 'Currency', cell: ({ currency }) => currency.toUpperCase() },
  { title: 'In', cell: amountIf(true) },
  { title: 'Out', cell: amountIf(false) },
  // empty if the provider didn't report a fee, never 0
  { title: 'Fee', cell: feeOf },
  { title: 'Fee currency', cell: ({ feeCurrency }) => (feeCurrency ?? '').toUpperCase() },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'Voided', cell: ({ voidReason }) => voidReason ?? '' },
  { title: 'By', cell: ({ byName }) => byName ?? '' },
  { title: 'Transaction', cell: ({ transaction }) => transaction ?? '' },
];

/**
 * Every payment, refund, lost dispute and counter entry between two days in the agency's time zone, latest first.
 * Records the export first.
 */
export async function exportMovements(
  context: UserContext,
  { from, to }: QueryOf<'exportOperatorPayments'>,
): Promise<Table<Movement>> {
  const { db, payments, settings } = context;
  const zone = await settings.read('agency.timeZone');
  await recordExport(context, 'payments_exported', 'payments', { ...(from && { from }), ...(to && { to }) }); // prettier-ignore
  const span = {
    from: from === undefined ? null : localMidnight(from, zone),
    before: to === undefined ? null : localMidnight(addDays(to, 1), zone),
    livemode: payments.livemode,
  };
  return {
    columns: columnsIn(zone),
    pages: allPages(
      (page) => listMovements(db.orm, { ...span, ...page }),
      ({ at, id }) => cursorAt(at, id),
    ),
  };
}
