import { runBatches } from '../../features/departures/index.ts';
import { issueInvoices } from '../../features/papers/index.ts';
import { backfillEvents } from '../../features/payments/index.ts';
import type { Fault } from './judging/checks.ts';
import { patiently } from './failures.ts';
import { stands, type History, type HistoryTrip } from './history.ts';

const ROUNDS = 4;

/** Finishes everything that was begun; returns the batches that don't end (invariant 9). */
export async function comeToRest({ world }: History): Promise<Fault[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await patiently(() => runBatches(world.context));
    await patiently(() => world.comeToRest());
    await patiently(() => backfillEvents(world.context));
    await patiently(() => issueInvoices(world.context));
    world.advanceMinutes(40);
  }
  const { rows } = await world.db.sql.query<{ id: string }>(
    'select id from booking_batches where finished_at is null',
  );
  return rows.map(({ id }) => `the batch ${id} does not end`);
}

/** Cancels a remaining trip without a refund, reinstates it, and cancels it in full (invariant 3). */
export async function cancelAtLast(
  { people }: History,
  trip: HistoryTrip,
  look: () => Promise<void>,
): Promise<Fault[]> {
  const path = `/api/operator/bookings/${trip.id}`;
  const { caller } = people.owner;
  for (const refund of ['none', 'full'] as const) {
    if (!stands(trip.books)) return [];
    const { revision } = trip.books;
    const body = { revision, refund, reasonCode: 'weather', message: '' };
    const { body: said, status } = await caller.call('POST', `${path}/cancellation`, body);
    trip.trace.push(`in the end canceled with ${refund}: ${status}`);
    if (status !== 201) return [JSON.stringify(said)];
    await look();
    // If its departure was called off, the trip stays canceled.
    if (refund === 'none') await caller.call('POST', `${path}/reinstatement`, { reason: 'No.' });
    await look();
  }
  return [];
}
