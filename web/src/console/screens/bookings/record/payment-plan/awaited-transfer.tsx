import { type Booking, formatDay } from '@wayfarer/contract';
import { useToday } from '../../../../../api/use-today.ts';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { transferTexts as texts } from '../copy.ts';

/** The bank transfer that the traveler announced, until it arrives. */
export function AwaitedTransfer({ booking: { transfer } }: { booking: Pick<Booking, 'transfer'> }) {
  const today = useToday();
  if (!transfer) return null;
  const { dueOn, part } = transfer;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-2 rounded-card border border-line p-4 text-sm font-semibold">
      {texts[part](formatDay(dueOn))}
      {dueOn < today && <Badge tone="danger">{texts.overdue}</Badge>}
    </p>
  );
}
