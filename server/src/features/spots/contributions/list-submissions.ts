import { CONTRIBUTIONS_PAGE, type Submission, type QueryOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { cursorAt, cutPage, isInstant, readCursor } from '../../../pagination/keyset-cursor.ts';
import type { ListPage } from '../../../pagination/list-page.ts';
import { findUsesOf, presentShownPicture, type UsedPicture } from '../../pictures/index.ts';
import { presentFacts } from '../records/present.ts';
import { listWaiting, type WaitingRow } from './store-waiting.ts';
import { versionOf } from '../records/version.ts';

/**
 * Submissions that wait for a decision, oldest first, a page at a time. Throws `invalid_input` for another list's
 * cursor.
 */
export async function listSubmissions(
  { db }: UserContext,
  { cursor }: QueryOf<'listSubmissions'>,
): Promise<ListPage<Submission>> {
  const after = readCursor(cursor, isInstant);
  const rows = await listWaiting(db.orm, { after, limit: CONTRIBUTIONS_PAGE + 1 });
  const { next, page } = cutPage(rows, CONTRIBUTIONS_PAGE, ({ at, id }) => cursorAt(at, id));
  const ids = page.map(({ id }) => id);
  const uses = await findUsesOf(db.orm, 'spot', ids);
  const edited = await findUsesOf(db.orm, 'spot_edit', ids);
  const shown = ({ fields, id, kind, published }: WaitingRow) => {
    const own = uses.get(id) ?? [];
    if (kind !== 'edit') return own;
    return edited.get(id) ?? (fields.image === published?.image ? own : []);
  };
  return { rows: page.map((row) => presentWaiting(row, shown(row))), next };
}

function presentWaiting(row: WaitingRow, uses: readonly UsedPicture[]): Submission {
  const { at, contributor, fields, id, kind, published } = row;
  return {
    _id: id,
    kind,
    facts: presentFacts(fields),
    pictures: uses.map(presentShownPicture),
    published: published && presentFacts(published),
    currency: fields.currency,
    version: kind === 'online' ? versionOf(fields, uses) : String(row.revision),
    submittedAt: at.toISOString(),
    contributor,
  };
}
