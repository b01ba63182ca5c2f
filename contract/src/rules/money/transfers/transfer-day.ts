import { addDays, type CalendarDay } from '../../trips/dates/travel-dates.ts';

/** The number of days that a bank may take to transfer money. */
const SHORTEST_DAYS = 3;

interface TransferTimes {
  /** The agency's day. */
  today: CalendarDay;
  /** How many days the agency gives for a transfer. */
  days: number;
  travelDate: CalendarDay;
  /** The day by which the balance is due anyway, if the balance is transferred. */
  balanceDueOn?: CalendarDay | null | undefined;
}

/**
 * The day by which transferred money is to arrive: after the agency's number of days, or by the balance's own day, but
 * before the trip. Null if too little time is left for a transfer.
 */
export function transferDay({
  balanceDueOn,
  days,
  today,
  travelDate,
}: TransferTimes): CalendarDay | null {
  const soonest = addDays(today, SHORTEST_DAYS);
  const latest = addDays(travelDate, -1);
  const isOnTime = balanceDueOn !== undefined && balanceDueOn !== null && balanceDueOn >= soonest;
  const wanted = isOnTime ? balanceDueOn : addDays(today, Math.max(days, SHORTEST_DAYS));
  const day = wanted < latest ? wanted : latest;
  return day < soonest ? null : day;
}
