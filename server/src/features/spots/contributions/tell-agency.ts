import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { bundleForAgency } from '../../../mails/agency-bundles.ts';

/** Notifies the agency of a submission that needs approval. Submissions that follow soon are combined in one email. */
export function tellAgency(
  context: UserContext,
  tx: Tx,
  { id, spot, country, isNew }: { id: string; spot: string; country: string; isNew: boolean },
): Promise<void> {
  const text = isNew
    ? "A traveler has contributed a destination. It's waiting for your approval."
    : 'A traveler has changed a destination. The published version stays online until you approve the change.';
  const url = `${context.config.http.publicUrl}/admin/destinations/review`;
  return bundleForAgency(
    context,
    tx,
    { bundle: 'contributions', subjectId: id },
    {
      subject: `To approve: ${spot}`,
      paragraphs: [text],
      lines: [['Destination', `${spot}, ${country}`]],
      action: { label: 'Decide', url },
    },
  );
}
