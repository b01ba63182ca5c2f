import type { PaymentsWorld } from './payments-world.ts';

/**
 * Does what the provider does when a bank reopens a closed dispute: changes the dispute, and reports it with an event.
 */
export async function turnDispute(
  { db, now }: Pick<PaymentsWorld, 'db' | 'now'>,
  id: string,
  status: string,
): Promise<void> {
  const event = `evt_turned_${id}_${now().getTime()}`;
  await db.sql.transaction(async (tx) => {
    await tx.query('update cards_disputes set status = $2 where id = $1', [id, status]);
    await tx.query(
      `insert into cards_events (id, type, object, created_at)
       select $1, 'charge.dispute.closed', jsonb_build_object('id', id, 'object', 'dispute',
         'payment_intent', payment_intent), $3 from cards_disputes where id = $2`,
      [event, id, now()],
    );
    const delivery = 'insert into cards_deliveries (event_id, next_at) values ($1, $2)';
    await tx.query(delivery, [event, now()]);
  });
}
