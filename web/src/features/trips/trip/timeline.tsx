import { formatMoney, type Trip } from '@wayfarer/contract';
import { ChevronRight } from 'lucide';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { timelineTexts as texts } from './copy.texts.js';

type Event = Trip['timeline'][number];

/** Movements of money, whose texts include the amount. */
const OF_MONEY = [
  'card_paid',
  'card_refunded',
  'counter_received',
  'counter_returned',
  'counter_voided',
  'charged_again',
] as const;
const PLAIN = [
  'booked',
  'requested',
  'accepted',
  'declined',
  'unanswered',
  'confirmed',
  'expired',
  'changed',
  'renamed',
  'cancelled',
  'reinstated',
] as const;

/** An event as a text; null for events that don't concern travelers. */
function eventText({ detail, kind }: Event): string | null {
  const money = OF_MONEY.find((known) => known === kind);
  if (money) {
    const { amount, currency } = detail;
    return typeof amount === 'number' && typeof currency === 'string'
      ? texts[money](formatMoney(amount, currency))
      : null;
  }
  const plain = PLAIN.find((known) => known === kind);
  return plain ? texts[plain] : null;
}

/** The booking's history, oldest first, collapsed by default. */
export function Timeline({ events }: { events: Trip['timeline'] }) {
  const told = events.flatMap((event) => {
    const text = eventText(event);
    return text === null ? [] : [{ ...event, text }];
  });
  if (told.length === 0) return null;
  return (
    <details className="group py-3 print:hidden">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <Icon
          shape={ChevronRight}
          className="size-5 transition-transform group-open:rotate-90 rtl:rotate-180 rtl:group-open:rotate-90"
        />
        {texts.title}
        <span className="tabular text-sm font-normal text-muted">{told.length}</span>
      </summary>
      <ol className="flex flex-col gap-3 pt-2 pb-2">
        {told.map(({ at, by, text }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span>
              {text} <span className="text-muted">{texts.by[by]}</span>
            </span>
            <time dateTime={at} className="tabular text-muted">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
