import type { CalendarDay } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';

/** Today in the agency's time zone. */
export async function agencyDay({
  clock,
  settings,
}: Pick<AppContext, 'clock' | 'settings'>): Promise<CalendarDay> {
  return localDay(clock.now(), await settings.read('agency.timeZone'));
}
