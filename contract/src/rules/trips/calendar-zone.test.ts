import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarTrip } from './calendar-file.ts';
import { clockAt } from './dates/time-zone.ts';
import { addDays } from './dates/travel-dates.ts';

const HOUR = 3_600_000;

const TRIP: CalendarTrip = {
  uid: '0190-b1@trips.example',
  sequence: 3,
  changedAt: '2027-02-01T09:30:15.250Z',
  firstDay: '2027-04-10',
  lastDay: '2027-04-10',
  start: { time: '14:00', zone: 'Europe/Istanbul' },
  title: 'Galata walk',
  location: '',
  geo: null,
  description: '',
  url: '',
  canceled: false,
  product: 'Wayfarer',
};

interface When {
  firstDay: string;
  lastDay?: string;
  time?: string;
  zone: string | null;
}

/** The file of a trip with a start time, parsed as a calendar program does. */
function timed({ firstDay, lastDay = firstDay, time = '09:00', zone }: When) {
  const file = calendarFile({ ...TRIP, firstDay, lastDay, start: { time, zone } });
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('no event');
  const zones = calendar.getAllSubcomponents('vtimezone');
  /** In milliseconds; the program knows only the zone in the file. */
  const instantOf = (name: string) => {
    const at = component.getFirstPropertyValue(name);
    if (!(at instanceof ICAL.Time) || at.zone?.tzid !== zone)
      throw new Error(`no ${name} in a zone`);
    return at.toUnixTime() * 1000;
  };
  const lines = file.split('\r\n');
  return { component, file, instantOf, lines, zones };
}

/** The instants at which clocks in a zone show a time: none, one, or two. */
function instantsOf(day: string, time: string, zone: string): number[] {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsets = [-26 * HOUR, 26 * HOUR].map((away) => clockAt(shown + away, zone) - shown - away);
  const candidates = [...new Set(offsets)].map((offset) => shown - offset);
  return candidates.filter((at) => clockAt(at, zone) === shown);
}

describe('a trip with a start time in a calendar', () => {
  it('begins at its time in the zone of the destination, with an unknown end', () => {
    const { component, lines } = timed({
      firstDay: '2027-04-10',
      time: '14:00',
      zone: 'Europe/Istanbul',
    });
    expect(lines).toContain('DTSTART;TZID=Europe/Istanbul:20270410T140000');
    expect(component.getAllProperties('dtend')).toEqual([]);
    expect(component.getAllProperties('duration')).toEqual([]);
  });

  it('of several days lasts until the end of the last one', () => {
    const { lines } = timed({ firstDay: '2027-12-30', lastDay: '2028-01-01', zone: 'Asia/Tokyo' });
    expect(lines).toContain('DTSTART;TZID=Asia/Tokyo:20271230T090000');
    expect(lines).toContain('DTEND;TZID=Asia/Tokyo:20280102T000000');
  });

  it('names the one difference to UTC that applies', () => {
    const block = (zone: string, firstDay: string) => {
      const { lines } = timed({ firstDay, zone });
      return lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    };
    expect(block('Europe/Paris', '2027-07-01')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Paris',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]);
    expect(block('Asia/Kathmandu', '2027-07-01')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kathmandu',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0545',
      'TZOFFSETTO:+0545',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  it.each([
    ['Europe/Berlin', '2027-03-28', '2027-03-28T07:00:00Z'],
    ['Europe/Berlin', '2027-10-31', '2027-10-31T08:00:00Z'],
    ['America/New_York', '2027-03-14', '2027-03-14T13:00:00Z'],
    ['America/New_York', '2027-11-07', '2027-11-07T14:00:00Z'],
    ['America/St_Johns', '2027-11-07', '2027-11-07T12:30:00Z'],
    ['Australia/Lord_Howe', '2027-04-04', '2027-04-03T22:30:00Z'],
    ['Pacific/Apia', '2027-06-01', '2027-05-31T20:00:00Z'],
    ['Africa/Casablanca', '2027-02-07', '2027-02-07T09:00:00Z'],
  ])('in %s on %s, when the clocks may change, leaves at %s', (zone, firstDay, instant) => {
    expect(timed({ firstDay, zone }).instantOf('dtstart')).toBe(Date.parse(instant));
  });

  it('that lasts over a change of the clocks ends by the later ones', () => {
    const { instantOf } = timed({
      firstDay: '2027-10-30',
      lastDay: '2027-11-01',
      zone: 'Europe/Rome',
    });
    expect(instantOf('dtstart')).toBe(Date.parse('2027-10-30T07:00:00Z'));
    expect(instantOf('dtend')).toBe(Date.parse('2027-11-01T23:00:00Z'));
  });

  it.each(['Etc/GMT+12', 'Pacific/Honolulu', 'Atlantic/Canary', 'Mars/Base', '+05:30', '', null])(
    'has no zone where %j is not surely the destination’s',
    (zone) => {
      const { component, lines, zones } = timed({ firstDay: '2027-04-10', zone });
      expect(zones).toEqual([]);
      expect(lines).toContain('DTSTART:20270410T090000');
      expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBeUndefined();
    },
  );

  it('shows its time on any day in any zone of the world', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const day = fc.integer({ min: 0, max: 12 * 365 }).map((days) => addDays('2025-01-01', days));
    const time = fc
      .integer({ min: 0, max: 95 })
      .map((quarters) => new Date(quarters * 15 * 60_000).toISOString().slice(11, 16));
    const right = fc.property(
      fc.constantFrom(...zones),
      day,
      time,
      fc.integer({ min: 1, max: 30 }),
      (zone, firstDay, clock, days) => {
        const trip = timed({ firstDay, lastDay: addDays(firstDay, days), time: clock, zone });
        fc.pre(trip.zones.length > 0);
        const starts = instantsOf(firstDay, clock, zone);
        const ends = instantsOf(addDays(firstDay, days + 1), '00:00', zone);
        // a time that the clocks skip has no instant
        if (starts.length === 0 || ends.length === 0) return;
        expect([starts, ends]).toEqual([
          expect.arrayContaining([trip.instantOf('dtstart')]),
          expect.arrayContaining([trip.instantOf('dtend')]),
        ]);
      },
    );
    fc.assert(right, { numRuns: 400 });
  });

  it('is canceled by the file of the ended trip, with the same start', () => {
    const file = calendarFile({ ...TRIP, sequence: 4, canceled: true });
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).toContain('DTSTART;TZID=Europe/Istanbul:20270410T140000');
  });

  it('without a start time is the same file as ever', () => {
    const { start: _start, ...whole } = TRIP;
    expect(calendarFile({ ...whole, start: null })).toBe(calendarFile(whole));
    expect(calendarFile(whole)).not.toMatch(/VTIMEZONE|TZID/);
  });
});
