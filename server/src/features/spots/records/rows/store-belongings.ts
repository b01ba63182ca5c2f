import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../../db/database.ts';
import { spotBelongings } from '../../../../db/tables/spots.ts';

/** Tables with the agency's data about a destination; each has at most one row per `spot_id`. */
const OWN_SAID = ['spot_details', 'spot_prices'] as const;
export const SAID = [...OWN_SAID, 'spot_policies'] as const;
const UNDECIDED = ['spot_edits', 'spots_unapproved'] as const;

/**
 * Saves a destination's data before its row and everything that references it are deleted: the agency's data, the
 * translations and, if the destination may come back unchanged, also pending decisions.
 */
export async function keepBelongings(tx: Tx, spotId: string, as: 'it was' | 'new'): Promise<void> {
  for (const table of as === 'it was' ? [...SAID, ...UNDECIDED] : SAID) {
    await tx.execute(sql`
      insert into spot_belongings (spot_id, of, content)
      select ${spotId}, ${table}, to_jsonb(kept) from ${sql.identifier(table)} as kept
      where kept.spot_id = ${spotId}
      on conflict (spot_id, of) do update set content = excluded.content`);
  }
  await tx.execute(sql`
    insert into spot_belongings (spot_id, of, content)
    select ${spotId}, 'spot_texts', jsonb_build_object('rows', jsonb_agg(to_jsonb(kept)))
    from spot_texts as kept where kept.spot_id = ${spotId} having count(*) > 0
    on conflict (spot_id, of) do update set content = excluded.content`);
}

/** Restores a destination's saved data, except `spot_policies`, which belongs to another feature. */
export async function giveBelongingsBack(tx: Tx, spotId: string): Promise<void> {
  for (const table of [...OWN_SAID, ...UNDECIDED]) {
    const name = sql.identifier(table);
    await tx.execute(sql`
      insert into ${name}
      select back.* from spot_belongings as kept,
        jsonb_populate_record(null::${name}, kept.content) as back
      where kept.spot_id = ${spotId} and kept.of = ${table}`);
  }
  await tx.execute(sql`
    insert into spot_texts
    select back.* from spot_belongings as kept,
      jsonb_populate_recordset(null::spot_texts, kept.content -> 'rows') as back
    where kept.spot_id = ${spotId} and kept.of = 'spot_texts'`);
  await forgetBelongings(tx, spotId);
}

export async function forgetBelongings(db: Executor, spotId: string): Promise<void> {
  await db.delete(spotBelongings).where(eq(spotBelongings.spotId, spotId));
}

export async function findBelonging(
  db: Executor,
  spotId: string,
  table: (typeof SAID)[number],
): Promise<Record<string, unknown> | null> {
  const { content, of, spotId: whose } = spotBelongings;
  const [row] = await db
    .select({ content })
    .from(spotBelongings)
    .where(and(eq(whose, spotId), eq(of, table)));
  return row?.content ?? null;
}
