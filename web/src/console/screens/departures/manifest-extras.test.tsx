import { screen, within } from '@testing-library/react';
import { type Manifest, PERMISSIONS } from '@wayfarer/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import { aBookingListItem, aStaffPerson } from '../../test/booking-list-items.ts';
import { Sheet } from './manifest-sheet.tsx';

const DEPARTURE = {
  offerId: 'istanbul',
  day: '2027-04-12',
  startTime: null,
  travelSpot: 'Istanbul Old City',
  travelCountry: 'Turkey',
  bookings: 2,
  people: 5,
  checkedIn: 0,
  balance: [],
  closed: false,
  scheduled: false,
  capacity: null,
  taken: 0,
  waiting: 0,
};
const LINE = { kind: 'option', unit: 1200, days: 1, amount: 0 } as const;
const OPTIONS = [
  { ...LINE, id: 'pickup', label: 'Airport pickup', quantity: 2 },
  { ...LINE, id: 'lunch', label: 'Lunch', quantity: 3 },
];

function open(options?: Manifest['rows'][number]['options']) {
  const typed = { lastDay: '2027-04-16', companionNames: '', wishes: '', notes: [] };
  const maya = { ...aBookingListItem(), ...typed, ...(options && { options }) };
  const noor = { ...aBookingListItem({ _id: 'noor', travelName: 'Noor Rahimi' }), ...typed };
  const staff = { ...aStaffPerson(PERMISSIONS), role: 'owner' as const };
  renderInConsole(
    <StaffContext value={{ ...staff, menu: menuOf([], staff) }}>
      <Sheet manifest={{ departure: DEPARTURE, batchId: null, rows: [maya, noor] }} />
    </StaffContext>,
    { api: fakeApi({}).api, user: ADA, at: '/admin/departures' },
  );
}

/** Simulates a wide screen, or paper, where a table fits. */
function withRoom() {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true })); // prettier-ignore
}
afterEach(() => vi.unstubAllGlobals());

test('a manifest has a column for the extras of each booking', () => {
  withRoom();
  open(OPTIONS);
  const table = within(screen.getByRole('table', { name: 'Travelers' }));
  expect(table.getByRole('columnheader', { name: 'Extras' })).toBeVisible();
  const [, maya, noor] = table.getAllByRole('row');
  expect(maya).toHaveTextContent('Airport pickup × 2, Lunch × 3');
  expect(noor).not.toHaveTextContent('×');
});

test('on a phone, it says them on the card', () => {
  open(OPTIONS);
  const [maya] = screen.getAllByRole('listitem');
  expect(maya).toHaveTextContent('Airport pickup × 2, Lunch × 3');
});

test('without any, there is no such column', () => {
  withRoom();
  open();
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).not.toContain('Extras');
  expect(titles.at(-1)).toBe('Notes');
});
