import type { Today } from '@wayfarer/contract';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { toDoTexts as texts } from './copy.ts';
import { goingBackPath } from './lists.ts';
import { Panel } from './panel.tsx';

interface Waiting {
  count: number;
  oldestAt: string | null;
}

/** Pending tasks, each with its screen if there is one. Null if this person may not see the task. */
function entriesOf({
  money,
  toDo,
}: Today): [text: string, waiting: Waiting, path: string | undefined][] {
  const all: [(count: number) => string, Waiting | null, string?][] = [
    [texts.messages, toDo.messages, 'inbox'],
    [texts.contributions, toDo.contributions, 'destinations/review'],
    [texts.reportedReviews, toDo.reportedReviews, 'reviews'],
    [texts.waitingReviews, toDo.waitingReviews, 'reviews?view=waiting'],
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
                <span className="text-sm text-muted">{texts.since(formatMomentDay(oldestAt))}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
