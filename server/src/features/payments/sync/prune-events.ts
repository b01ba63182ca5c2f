import type { AppContext } from '../../../context.ts';
import { deleteEventsBefore } from '../store/journal.ts';

/** The provider forgets its own after 30 days; nothing older is ever asked for. */
const KEEP_EVENTS_MS = 30 * 24 * 3_600_000;

/** Forgets which events were worked on long ago. */
export function pruneEvents({ clock, db }: AppContext): Promise<void> {
  return deleteEventsBefore(db.orm, new Date(clock.now().getTime() - KEEP_EVENTS_MS));
}
