import type { TimelineLine } from '@wayfarer/contract';
import type { EventRow } from '../booking-records/index.ts';
import type { NoteRow } from './store-notes.ts';
import type { ActRow, JournalRow } from './store.ts';

interface Sources {
  events: readonly EventRow[];
  journal: readonly JournalRow[];
  acts: readonly ActRow[];
  notes: readonly NoteRow[];
}

interface Names {
  people: ReadonlyMap<string, string>;
  traveler: string;
}

export function peopleOf({ acts, events, notes }: Sources): string[] {
  const ids = [...acts, ...events, ...notes].flatMap(({ byUserId }) => byUserId ?? []);
  return [...new Set(ids)];
}

export function timelineOf(sources: Sources, names: Names): TimelineLine[] {
  const lines = [
    ...sources.events.map((row) => eventLine(row, names)),
    ...sources.journal.toReversed().map(journalLine),
    ...sources.acts.map((row) => actLine(row, names)),
    ...sources.notes.map((row) => noteLine(row, names)),
  ];
  return lines
    .map((line, at) => ({ line, at }))
    .toSorted((one, other) => compare(other.line.at, one.line.at) || other.at - one.at)
    .map(({ line }) => line);
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function eventLine(row: EventRow, { people, traveler }: Names): TimelineLine {
  const known = nameOf(row, people);
  return {
    at: row.at.toISOString(),
    source: 'event',
    kind: row.kind,
    by: row.byKind,
    name: known ?? (row.byKind === 'traveller' && traveler !== '' ? traveler : null),
    detail: row.detail,
  };
}

/** The actor for each source of a decision about money; any other source is the site itself. */
const MONEY_BY: Readonly<Record<string, TimelineLine['by']>> = {
  traveller: 'traveller',
  administrator: 'staff',
  webhook: 'provider',
};

function journalLine({ amount, at, currency, detail, kind, source }: JournalRow): TimelineLine {
  return {
    at: at.toISOString(),
    source: 'money',
    kind,
    by: MONEY_BY[source] ?? 'system',
    name: null,
    detail: {
      text: detail,
      ...(amount !== null && currency !== null && { amount, currency }),
    },
  };
}

/** The actor's name at the time of the event. Older rows lack it, so the account's current name is used. */
function nameOf(
  { byName, byUserId }: Pick<EventRow, 'byName' | 'byUserId'>,
  people: Names['people'],
): string | null {
  return byName ?? (byUserId === null ? null : (people.get(byUserId) ?? null));
}

function actLine(row: ActRow, { people }: Names): TimelineLine {
  const { action, at, detail } = row;
  const name = nameOf(row, people);
  return { at: at.toISOString(), source: 'act', kind: action, by: 'staff', name, detail };
}

function noteLine({ at, body, byUserId }: NoteRow, { people }: Names): TimelineLine {
  const name = byUserId === null ? null : (people.get(byUserId) ?? null);
  const detail = { text: body };
  return { at: at.toISOString(), source: 'note', kind: 'note', by: 'staff', name, detail };
}
