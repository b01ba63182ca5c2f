import { type Board, type BoardEntry, timeText } from '@wayfarer/contract';
import { consolePath } from '../../kit/address/paths.ts';
import { departurePath } from '../../kit/departures/departure-address.ts';
import { boardTexts as texts } from './copy.texts.js';

export type BoardDestination = Board['destinations'][number];

/** The looks of an entry, by how full it is and whether it takes place. Each look has a text, too. */
type Look = 'none' | 'low' | 'half' | 'nearly' | 'full' | 'over' | 'unsure' | 'closed';

export interface EntryView {
  key: string;
  to: string;
  look: Look;
  /** '19 / 24', or the number of people if there is no limit. */
  figure: string;
  /** The entry's state in words, the most urgent first. */
  notes: readonly string[];
  /** The start time as a text; empty for none. */
  time: string;
  taken: number;
  capacity: number | null;
}

function lookOf({ capacity, closed, fill, missing, taken }: BoardEntry): Look {
  if (fill === 'over') return 'over';
  if (closed) return 'closed';
  if (missing > 0) return 'unsure';
  if (fill === 'full' || fill === 'nearly') return fill;
  return capacity !== null && taken * 5 >= capacity * 2 ? 'half' : 'low';
}

function notesOf({ capacity, ...entry }: BoardEntry): string[] {
  const { asked, closed, fill, guaranteed, missing, taken, waiting } = entry;
  return [
    fill === 'over' && texts.over(taken - (capacity ?? 0)),
    closed && texts.closed,
    fill === 'full' && texts.full,
    missing > 0 && texts.missing(missing),
    guaranteed && texts.guaranteed,
    asked > 0 && texts.asked(asked),
    waiting > 0 && texts.waiting(waiting),
    capacity === null && texts.noLimit,
  ].filter((note) => note !== false);
}

const figureOf = (taken: number, capacity: number | null) =>
  capacity === null ? String(taken) : texts.figure({ taken, places: capacity });

const calendarOf = (offerId: string) =>
  consolePath(`destinations/${encodeURIComponent(offerId)}/places`);

/** The manifest of an entry; if it has none, the destination's calendar. */
function pathOf(offerId: string, entry: BoardEntry): string {
  const { closed, scheduled, trips } = entry;
  if (!closed && !scheduled && trips === 0) return calendarOf(offerId);
  return departurePath({ offerId, ...entry });
}

/** A destination's entries on a day. In the mode `daily`, a day without entries is shown as one that no one booked. */
export function viewsOn(
  { capacity, entries, mode, offerId }: BoardDestination,
  day: string,
): EntryView[] {
  const found = entries.filter((entry) => entry.day === day);
  if (found.length === 0 && mode === 'daily') {
    const to = calendarOf(offerId);
    const figure = figureOf(0, capacity);
    return [{ key: day, to, look: 'low', figure, notes: [], time: '', taken: 0, capacity }];
  }
  return found.map((entry) => ({
    key: `${entry.day} ${entry.startTime ?? ''}`,
    to: pathOf(offerId, entry),
    look: lookOf(entry),
    figure: figureOf(entry.taken, entry.capacity),
    notes: notesOf(entry),
    time: entry.startTime === null ? '' : timeText(entry.startTime),
    taken: entry.taken,
    capacity: entry.capacity,
  }));
}
