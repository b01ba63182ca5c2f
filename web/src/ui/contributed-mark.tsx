import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';

/** That a destination is not one of the agency's own, wherever it is shown. */
export const CONTRIBUTED = 'Contributed by a traveler';

export function ContributedMark({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-1 text-xs text-muted', className)}>
      <UserRound aria-hidden="true" className="size-3.5 shrink-0" />
      {CONTRIBUTED}
    </span>
  );
}
