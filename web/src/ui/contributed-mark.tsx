import { clsx } from 'clsx';

/** That a destination is not one of the agency's own, wherever it is shown. */
export const CONTRIBUTED = 'Contributed by a traveler';

export function ContributedMark({ className }: { className?: string }) {
  return <p className={clsx('text-xs text-muted', className)}>{CONTRIBUTED}</p>;
}
