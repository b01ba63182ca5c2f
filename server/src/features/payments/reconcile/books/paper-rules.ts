import { MOVEMENTS } from '../../../../db/money/movements.ts';
import type { BookRule } from './book-rule.ts';

/** Invariants of invoices and credit notes. */
export const paperRules = (): readonly BookRule[] => [
  {
    name: 'M6',
    says: 'a series of documents has a gap in its numbers, or a number twice:',
    broken: `select s.pattern || ' ' || s.year as id from invoice_series s
      where (select count(*) from invoices i where (i.pattern, i.year) = (s.pattern, s.year)) <> s.next - 1 - s.skipped
        or exists (select from invoices i where (i.pattern, i.year) = (s.pattern, s.year) and i.serial >= s.next)
      union select i.number from invoices i
      where not exists (select from invoice_series s where (s.pattern, s.year) = (i.pattern, i.year))`,
  },
  {
    name: 'M7',
    says: 'a booking’s invoices less its credit notes differ from the money that they cover:',
    broken: `select i.booking_id as id from (select booking_id,
        sum(case kind when 'invoice' then total_minor else -total_minor end) as papers
        from invoices group by booking_id) i
      left join (select booking_id, sum(minor) as money from invoice_movements group by booking_id) m
        on m.booking_id = i.booking_id
      where i.papers <> coalesce(m.money, 0)`,
  },
  {
    name: 'M7',
    says: 'a document’s total differs from the money that it covers:',
    broken: `select i.id from invoices i, lateral (select sum(m.minor) as money from invoice_movements m
        where m.invoice_id = i.id) covered
      where covered.money <> case i.kind when 'invoice' then i.total_minor else -i.total_minor end
        or (covered.money is null) <> (i.cause like 'asked:%' or i.cause like 'credited:%')`,
  },
  {
    // the job covers a change of the ledger within seconds, so only unknown money is a fault at any time
    name: 'M7',
    says: 'a movement is covered by a document, but is not in the ledger:',
    broken: `select c.source as id from invoice_movements c
      where not exists (select from ${MOVEMENTS} m where m.source = c.source)`,
  },
  {
    name: 'M8',
    says: 'a document shows a tax that its scheme forbids, or that is not part of its total:',
    broken: `select id from invoices i where scheme <> 'inclusive' and (tax <> '[]'::jsonb
        or exists (select from jsonb_array_elements(i.lines) line where line ? 'basisPoints'))
      or scheme = 'inclusive' and (select coalesce(sum((share->>'gross')::bigint), 0)
        from jsonb_array_elements(i.tax) share) <> case kind when 'invoice' then total_minor else -total_minor end`,
  },
  {
    name: 'M9',
    says: 'after a restore, a booking waits for an invoice until an owner confirms the next numbers in Settings:',
    broken: `select d.booking_id as id from papers_due d where d.due_at is null
      and exists (select from app_settings r where r.name = 'restored' and r.value::jsonb->>'id' is distinct from
        (select c.value from app_settings c where c.name = 'papers-confirmed-restore'))
      and (exists (select from booking_papers b where b.booking_id = d.booking_id)
        or exists (select from agency_settings s where s.key = 'papers.invoices' and s.value->>'when' <> 'asked'))`,
  },
];
