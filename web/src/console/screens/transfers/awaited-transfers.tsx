import { type StatementCount, TRANSFER_FILTERS } from '@wayfarer/contract';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { awaitedTexts as texts } from './copy.texts.js';

/** Leads to the bookings whose travelers have announced a transfer that hasn't arrived. Empty if there are none. */
export function AwaitedTransfers({ counts }: { counts: StatementCount | undefined }) {
  const awaited = TRANSFER_FILTERS.filter((when) => (counts?.[when] ?? 0) > 0);
  if (!counts || awaited.length === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap gap-x-5 text-sm">
      {awaited.map((when) => (
        <Link
          key={when}
          to={consolePath(`bookings?transfer=${when}&sort=soonest`)}
          className={`inline-flex min-h-6 items-center font-medium underline underline-offset-4 ${when === 'overdue' ? 'text-danger' : ''}`}
        >
          {texts[when](counts[when])}
        </Link>
      ))}
    </p>
  );
}
