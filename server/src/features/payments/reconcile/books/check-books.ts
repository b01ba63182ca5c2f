import type { SqlExecutor } from '../../../../db/database.ts';
import type { Site } from './book-rule.ts';
import { giftRules } from './gift-rules.ts';
import { goodwillRules } from './goodwill-rules.ts';
import { ledgerRules } from './ledger-rules.ts';
import { partRules } from './part-rules.ts';
import { promoRules } from './promo-rules.ts';
import { paperRules } from './paper-rules.ts';
import { statementRules } from './statement-rules.ts';
import { tripRules } from './trip-rules.ts';

export interface BrokenRule {
  name: string;
  says: string;
  id: string;
  more: number;
}

export async function checkBooks(on: SqlExecutor, site: Site): Promise<BrokenRule[]> {
  const found: BrokenRule[] = [];
  for (const { broken, name, says } of [
    ...ledgerRules(site),
    ...goodwillRules(site),
    ...partRules(site),
    ...promoRules(),
    ...paperRules(),
    ...statementRules(),
    ...giftRules(),
    ...tripRules(site),
  ]) {
    const { rows } = await on.query<{ id: string; more: number }>(
      `select id, (count(*) over ())::int - 1 as more from (${broken}) broken order by id limit 1`,
    );
    const [first] = rows;
    if (first) found.push({ name, says, id: first.id, more: first.more });
  }
  return found;
}
