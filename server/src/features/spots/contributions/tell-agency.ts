import type { UserContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { notifyAgency } from '../../../mails/agency-mails.ts';

/** Tells the agency of something that waits for its approval. */
export function tellAgency(
  context: UserContext,
  tx: Tx,
  { spot, country, isNew }: { spot: string; country: string; isNew: boolean },
): Promise<void> {
  const text = isNew
    ? 'A traveler has contributed a destination. It waits for your approval.'
    : 'A traveler has changed a destination. What is published stays until you approve the change.';
  return notifyAgency(context, tx, {
    subject: `To approve: ${spot}`,
    paragraphs: [text],
    lines: [['Destination', `${spot}, ${country}`]],
    action: {
      label: 'Decide',
      url: `${context.config.http.publicUrl}/admin/destinations/review`,
    },
  });
}
