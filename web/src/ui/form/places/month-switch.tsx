import { type CalendarDay, monthOf } from '@wayfarer/contract';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { IconButton } from '../../controls/icon-button.tsx';
import { Icon } from '../../display/icon.tsx';
import { addMonths, type Month, monthOfDay } from './month.ts';
import * as texts from './places.texts.js';

interface MonthSwitchProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** The first and the last day that can be shown; absent for no limit. */
  first: CalendarDay | undefined;
  last?: CalendarDay | null | undefined;
}

/** The month's name between buttons for the previous and the next month. */
export function MonthSwitch({ first, last, month, onMonth }: MonthSwitchProps) {
  const turn = (label: string, shape: IconNode, months: number, isOff: boolean) => (
    <IconButton
      label={label}
      look="outline"
      disabled={isOff}
      onClick={() => onMonth(addMonths(month, months))}
      icon={<Icon shape={shape} className="size-5 rtl:-scale-x-100" />}
    />
  );
  return (
    <div className="mb-3 flex items-center justify-between gap-2">
      {turn(texts.previous, ChevronLeft, -1, month <= monthOfDay(first ?? ''))}
      <p aria-live="polite" className="display min-w-0 text-center text-lg wrap-anywhere">
        {monthOf(month)}
      </p>
      {turn(texts.next, ChevronRight, 1, !!last && month >= monthOfDay(last))}
    </div>
  );
}
