import type { Today } from '@wayfarer/contract';
import { formatMomentDay, formatMomentTime } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { toDoTexts as texts } from './copy.ts';
import {
  goingBackPath,
  OVERDUE_BALANCES_PATH,
  OVERDUE_TRANSFERS_PATH,
  overduePath,
  REQUESTS_PATH,
  unpaidPath,
} from './lists.ts';
import { amountsText } from './money/amounts.ts';
import { Panel } from './panel.tsx';

interface Waiting {
  count: number;
  oldestAt: string | null;
}

/** A task without a known age. */
const timeless = (of: { count: number } | undefined): Waiting | null =>
  of ? { count: of.count, oldestAt: null } : null;

/** The time if the moment is today, otherwise the day. */
function sinceText(iso: string): string {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return texts.since(isToday ? formatMomentTime(iso) : formatMomentDay(iso));
}

/** Pending tasks, each with its screen, if there is one. A task is null if this person may not see it. */
function entriesOf({
  day,
  money,
  toDo,
}: Today): [text: string, waiting: Waiting, path: string | undefined][] {
  const overdue = money?.outstanding.find(({ bucket }) => bucket === 'overdue');
  const late = money?.overdueBalances;
  const counter = money?.goingBack.counter;
  const { from, to } = toDo.unpaid;
  const all: [(count: number) => string, Waiting | null, string?][] = [
    [texts.waitingMails, toDo.waitingMails, 'first-steps?step=mail'],
    [texts.requests, toDo.requests, REQUESTS_PATH],
    [texts.messages, toDo.messages, 'inbox'],
    [texts.contributions, toDo.contributions, 'destinations/review'],
    [texts.reportedReviews, toDo.reportedReviews, 'reviews'],
    [texts.waitingReviews, toDo.waitingReviews, 'reviews?view=waiting'],
    [
      (count) => texts.overdue({ count, amounts: amountsText(overdue?.amounts ?? []) }),
      timeless(overdue),
      overduePath(day),
    ],
    [
      (count) => texts.overdueBalances({ count, amounts: amountsText(late?.amounts ?? []) }),
      timeless(late),
      OVERDUE_BALANCES_PATH,
    ],
    [
      texts.overdueTransfers,
      timeless(money ? { count: money.transfers.overdue } : undefined),
      OVERDUE_TRANSFERS_PATH,
    ],
    [texts.unpaid, timeless(toDo.unpaid), unpaidPath({ from, to })],
    [
      (count) => texts.handOut({ count, amounts: amountsText(counter?.amounts ?? []) }),
      timeless(counter),
      goingBackPath('counter'),
    ],
    [texts.refunds, money?.goingBack.failed ?? null, goingBackPath('failed')],
    [texts.disputes, money?.goingBack.disputes ?? null, goingBackPath('disputed')],
    [texts.mails, toDo.mails],
  ];
  return all.flatMap(([text, waiting, path]) => {
    if (waiting === null || waiting.count === 0) return [];
    return [[text(waiting.count), waiting, path]];
  });
}

/** Pending tasks, each linked to its screen. */
export function ToDoPanel({ today }: { today: Today }) {
  const entries = entriesOf(today);
  return (
    <Panel title={texts.title}>
      {entries.length === 0 ? (
        <p className="text-muted">{texts.clear}</p>
      ) : (
        <ul>
          {entries.map(([text, { oldestAt }, path]) => (
            <li
              key={text}
              className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0"
            >
              {path === undefined ? (
                <span>{text}</span>
              ) : (
                <Link
                  to={consolePath(path)}
                  className="inline-flex min-h-6 items-center font-medium hover:underline"
                >
                  {text}
                </Link>
              )}
              {oldestAt !== null && (
                <span className="text-sm text-muted">{sinceText(oldestAt)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
