import type { Availability } from '@wayfarer/contract';
import { useState } from 'react';
import { PlacesCalendar } from '../../src/ui/form/places/places-calendar.tsx';
import { Specimen } from '../specimen.tsx';

const DAILY: Availability = {
  mode: 'daily',
  today: '2027-04-01',
  first: '2027-04-03',
  last: '2027-12-31',
  leadDays: 2,
  minDays: 1,
  maxDays: 30,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 12,
  days: [
    { day: '2027-04-10', startTime: null, left: 0, closed: false, note: '' },
    { day: '2027-04-13', startTime: null, left: 5, closed: false, note: '' },
    { day: '2027-04-20', startTime: null, left: null, closed: true, note: 'Public holiday' },
  ],
};

const DEPARTURES: Availability = {
  ...DAILY,
  mode: 'departures',
  days: [
    { day: '2027-04-06', startTime: null, left: 9, closed: false, note: '' },
    { day: '2027-04-13', startTime: null, left: 2, closed: false, note: '' },
    { day: '2027-04-20', startTime: null, left: 0, closed: false, note: '' },
  ],
};

const at = (day: string, startTime: string, left: number) => ({
  day,
  startTime,
  left,
  closed: false,
  note: '',
});

const START_TIMES: Availability = {
  ...DEPARTURES,
  days: [
    at('2027-04-06', '09:00', 0),
    at('2027-04-06', '14:00', 2),
    at('2027-04-06', '18:30', 12),
    at('2027-04-13', '09:00', 12),
  ],
};

function Calendar({ calendar }: { calendar: Availability }) {
  const [month, setMonth] = useState('2027-04');
  const [trip, setTrip] = useState<{ day: string; days: number; startTime: string | null }>({
    day: '',
    days: 3,
    startTime: null,
  });
  return (
    <PlacesCalendar
      {...trip}
      label="Travel date"
      calendar={calendar}
      isFailed={false}
      onRetry={() => undefined}
      month={month}
      onMonth={setMonth}
      people={2}
      onTrip={(day, days, startTime) => setTrip({ day, days, startTime })}
    />
  );
}

export function TripCalendars() {
  return (
    <>
      <Specimen name="PlacesCalendar: places a day" column>
        <Calendar calendar={DAILY} />
      </Specimen>
      <Specimen name="PlacesCalendar: departures" column>
        <Calendar calendar={DEPARTURES} />
      </Specimen>
      <Specimen name="PlacesCalendar: departures with start times" column>
        <Calendar calendar={START_TIMES} />
      </Specimen>
    </>
  );
}
