import { type BookingRecord, midSentence, type TimelineLine } from '@wayfarer/contract';
import { CreditCard, Luggage, Mail, NotebookPen } from 'lucide';
import { useState } from 'react';
import { formatMoment } from '../../../../lib/format-moment.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { timelineTexts as texts } from './copy.ts';
import { dayText } from '../../../kit/bookings/trip-span.ts';
import { mailName, partOf, remarkOf, wordsOf } from './timeline-words.ts';

const PARTS = ['all', 'money', 'mails', 'notes'] as const;
type Part = (typeof PARTS)[number];
const ICONS = { money: CreditCard, mails: Mail, notes: NotebookPen, other: Luggage } as const;

function whoDid({ by, name }: TimelineLine): string {
  const role = texts.by[by];
  return name === null ? role : texts.who({ name, role: midSentence(role) });
}

function Line({ line, mails }: { line: TimelineLine; mails: BookingRecord['mails'] }) {
  const text = remarkOf(line);
  return (
    <li className="flex gap-3 pb-5 last:pb-0">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-muted"
      >
        <Icon shape={ICONS[partOf(line)]} className="size-4" />
      </span>
      <div className="min-w-0 grow text-sm">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="wrap-anywhere">{wordsOf(line, mails)}</span>
          <time dateTime={line.at} className="text-xs text-muted">
            {formatMoment(line.at)}
          </time>
        </p>
        <p className="text-xs text-muted">{whoDid(line)}</p>
        {text !== '' && (
          <p
            className={
              line.source === 'note'
                ? 'mt-2 w-fit rounded-xl bg-sun-soft px-3.5 py-2 wrap-anywhere whitespace-pre-line text-sun-ink'
                : 'text-xs wrap-anywhere text-muted'
            }
          >
            {text}
          </p>
        )}
      </div>
    </li>
  );
}

/** The emails that will be sent on later days. */
function Coming({ mails }: { mails: NonNullable<BookingRecord['comingMails']> }) {
  return (
    <section className="mb-5 rounded-card bg-sunken px-4 py-3">
      <h3 className="text-sm font-semibold">{texts.coming}</h3>
      <ul className="mt-1 text-sm">
        {mails.map(({ day, kind }) => (
          <li key={kind} className="flex flex-wrap justify-between gap-x-4">
            <span>{mailName(kind)}</span>
            <time dateTime={day} className="text-xs text-muted">
              {dayText(day)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that happened to a booking, latest first, below the emails that will be sent. */
export function TimelineCard({
  comingMails,
  mails,
  timeline,
}: Pick<BookingRecord, 'comingMails' | 'mails' | 'timeline'>) {
  const [part, setPart] = useState<Part>('all');
  const lines = timeline.filter((line) => part === 'all' || partOf(line) === part);
  return (
    <Card>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-h3">{texts.title}</h2>
        <SegmentedControl
          label={texts.show}
          name="timeline"
          options={PARTS.map((value) => ({ value, label: texts[value] }))}
          value={part}
          onChange={setPart}
        />
      </div>
      {comingMails && comingMails.length > 0 && (part === 'all' || part === 'mails') && (
        <Coming mails={comingMails} />
      )}
      {lines.length === 0 ? (
        <p className="text-sm text-muted">{texts.none}</p>
      ) : (
        <ol>
          {lines.map((line, index) => (
            <Line
              key={`${line.at}-${line.kind}-${timeline.length - index}`}
              line={line}
              mails={mails}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
