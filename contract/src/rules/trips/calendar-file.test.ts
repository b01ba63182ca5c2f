import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { bookingCalendarUid, calendarFile, type CalendarTrip } from './calendar-file.ts';

const TRIP: CalendarTrip = {
  uid: bookingCalendarUid('0190-b1', 'trips.example'),
  sequence: 3,
  changedAt: '2027-02-01T09:30:15.250Z',
  firstDay: '2027-04-10',
  lastDay: '2027-04-14',
  title: 'Santorini, Greece',
  location: 'Fira, Santorini, Greece',
  geo: { lat: 36.3932, lon: 25.4615 },
  description: 'Booking WF-7K3M9Q\nMeet at the old port; ask for Eleni.',
  url: 'https://trips.example/bookings/0190-b1',
  canceled: false,
  product: 'Wayfarer',
};

const HOSTILE = [
  'Anna, Berta; and \\ Carl \\n \\, \\;',
  'Zoë 👩‍👩‍👧‍👦🏝️🇬🇷',
  'شاطئ \u202Eevil\u202C',
  'two\nlines\r\nthree\rfour\u2028five\u2029six\u0085seven',
  'Ada\r\nATTENDEE:mailto:everybody@example.com',
  'Ada\nEND:VEVENT\nBEGIN:VEVENT\nUID:other',
  ' spaces around ',
  '\ttab\tinside',
  '"quoted": colons:=',
  'x'.repeat(5000),
  '€'.repeat(5000),
  '🏝'.repeat(2500),
];

function parsed(trip: Partial<CalendarTrip> = {}) {
  const file = calendarFile({ ...TRIP, ...trip });
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const [component] = events;
  if (component === undefined || events.length !== 1) throw new Error('not one event');
  const value = (name: string) => component.getFirstPropertyValue(name);
  return { file, calendar, component, event: new ICAL.Event(component), value };
}

const HALF = /\p{Cs}/u;

/** A text as calendar programs show it: with line breaks, but without characters that are invalid in a file. */
const shown = (text: string) =>
  text
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(new RegExp(HALF, 'gu'), '\uFFFD');

const names = (component: ICAL.Component) =>
  component.getAllProperties().map(({ name }) => name); // prettier-ignore

describe('a calendar file', () => {
  it('has one event of whole days that ends on the day after the last', () => {
    const { calendar, event, component, value } = parsed();
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('calscale')).toBe('GREGORIAN');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Wayfarer//Trips//EN');
    expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
    expect(event.startDate.toString()).toBe('2027-04-10');
    expect(event.endDate.toString()).toBe('2027-04-15');
    expect(event.uid).toBe('0190-b1@trips.example');
    expect(event.sequence).toBe(3);
    expect(event.summary).toBe(TRIP.title);
    expect(event.location).toBe(TRIP.location);
    expect(event.description).toBe(TRIP.description);
    expect(String(value('dtstamp'))).toBe('2027-02-01T09:30:15Z');
    expect(value('geo')).toEqual([36.3932, 25.4615]);
    expect(value('url')).toBe(TRIP.url);
    expect(value('status')).toBe('CONFIRMED');
    expect(value('transp')).toBe('OPAQUE');
    expect(value('class')).toBe('PRIVATE');
    const [alarm, ...more] = component.getAllSubcomponents('valarm');
    expect(more).toEqual([]);
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P3D');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  it.each([
    ['2027-12-31', '2027-12-31', '2028-01-01'],
    ['2027-12-28', '2027-12-31', '2028-01-01'],
    ['2028-02-28', '2028-02-28', '2028-02-29'],
    ['2027-02-28', '2027-02-28', '2027-03-01'],
    ['2027-03-28', '2027-03-28', '2027-03-29'],
    ['2099-12-31', '2099-12-31', '2100-01-01'],
  ])('from %s to %s ends before %s', (firstDay, lastDay, end) => {
    const { event } = parsed({ firstDay, lastDay });
    expect(event.startDate.toString()).toBe(firstDay);
    expect(event.endDate.toString()).toBe(end);
  });

  it('leaves out what is not known', () => {
    const { component } = parsed({ geo: null, location: '', description: '', url: '' });
    expect(names(component)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/geo|location|description|url/)]),
    );
  });
});

describe('a later file of the same trip', () => {
  it('has the same name and a higher number, so that it replaces the first', () => {
    const [first, second] = [parsed(), parsed({ sequence: 4, firstDay: '2027-04-11' })];
    expect(second.event.uid).toBe(first.event.uid);
    expect(second.event.sequence).toBeGreaterThan(first.event.sequence);
  });

  it('cancels it, and rings no more', () => {
    const { component, event, value } = parsed({ sequence: 4, canceled: true });
    expect(value('status')).toBe('CANCELLED');
    expect(event.uid).toBe(parsed().event.uid);
    expect(component.getAllSubcomponents('valarm')).toEqual([]);
  });
});

/** At most 75 octets of whole characters, ending in CRLF. */
function expectSoundLines(file: string): void {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).split('\r\n');
  const bytes = new TextEncoder();
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(line).not.toMatch(HALF);
    expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
  }
}

describe('what people wrote', () => {
  const properties = names(parsed().component);

  /** Writes a text into every field, and parses the file again. */
  function readAgain(text: string) {
    const { calendar, component, event, file } = parsed({
      title: text,
      location: text,
      description: text,
      product: text,
    });
    expectSoundLines(file);
    const { description, location, summary } = event;
    const product = calendar.getFirstPropertyValue('prodid');
    return { texts: [summary, location, description, product], properties: names(component) };
  }
  const whole = (text: string) => ({
    texts: [...Array.from({ length: 3 }, () => shown(text)), `-//${shown(text)}//Trips//EN`],
    properties,
  });

  it.each(HOSTILE)(
    'is kept, and becomes no property: %j [attack calendar entries in the texts of a trip]',
    (text) => {
      expect(readAgain(text)).toEqual(whole(text));
    },
  );

  it('is kept, whatever it is', () => {
    const nasty = fc.constantFrom(...',;:\\"\r\n\t \u2028nN🏝é€=\u0000\u200F', 'BEGIN:', '\\n');
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
      fc.string({ unit: nasty, minLength: 1, maxLength: 300 }),
    );
    const same = fc.property(text, (one) => {
      expect(readAgain(one)).toEqual(whole(one));
    });
    fc.assert(same, { numRuns: 200 });
  });

  it('makes no line of an address', () => {
    const { component, value } = parsed({
      url: 'https://trips.example/a\r\nATTENDEE:mailto:x@y.z',
    });
    expect(names(component)).toEqual(properties);
    expect(value('url')).toBe('https://trips.example/aATTENDEE:mailto:x@y.z');
  });
});
