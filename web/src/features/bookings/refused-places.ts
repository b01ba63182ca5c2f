import type { Problem } from '@wayfarer/contract';
import { loadScript } from '../../lib/scripts/load-script.ts';

const CODES: ReadonlySet<string> = new Set(['sold_out', 'not_bookable_then']);

/** Why the server refused a trip, if its days or places were the reason. Its sentences load only then. */
export async function refusedPlaces(problem: Problem): Promise<string | undefined> {
  if (!CODES.has(problem.code)) return undefined;
  const { refusalText } = await loadScript(
    () => import('../../ui/form/places/answers/fault-text.ts'),
  );
  return refusalText(problem);
}
