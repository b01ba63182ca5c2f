import type { AppContext } from '../../../context.ts';
import { deleteEventsBefore } from '../store/journal.ts';

/** The provider deletes events after 30 days, so older events are never requested. */
const KEEP_EVENTS_MS = 30 * 24 * 3_600_000;

export function pruneEvents({ clock, db }: AppContext): Promise<void> {
  return deleteEventsBefore(db.orm, new Date(clock.now().getTime() - KEEP_EVENTS_MS));
}
