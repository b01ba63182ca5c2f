import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { bundleForAgency } from '../../../mails/agency-bundles.ts';

/** Notifies the agency of a submission that needs approval. Submissions that follow soon are combined in one email. */
export function tellAgency(
  context: UserContext,
  tx: Tx,
  { id, spot, country, isNew }: { id: string; spot: string; country: string; isNew: boolean },
): Promise<void> {
  const about = { bundle: 'contributions', subjectId: id } as const;
  const { publicUrl } = context.config.http;
  return bundleForAgency(context, tx, about, (write) =>
    write.submissionNotice(publicUrl, { spot, country, isNew }),
  );
}
