import { screen } from '@testing-library/react';
import { PERMISSIONS, type ReadableAuditEntry } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import { AuditScreen } from './audit-screen.tsx';

const entry = (change: Partial<ReadableAuditEntry>): ReadableAuditEntry => ({
  _id: 'e1',
  at: '2027-03-20T10:00:00.000Z',
  byUserId: 'ada',
  byName: 'Ada',
  byNow: null,
  subjectName: null,
  action: 'settings_changed',
  subjectId: 'agency.emergencyPhone',
  detail: {},
  record: null,
  ...change,
});

function show(entries: ReadableAuditEntry[]) {
  const { api } = fakeApi({
    'GET /operator/audit': () => ok(entries),
    'GET /operator/audit/actors': () => ok([]),
  });
  const staff = aStaffPerson(PERMISSIONS);
  renderInConsole(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <AuditScreen />
    </StaffContext>,
    { api, user: ADA, at: '/admin/audit' },
    '/admin/audit',
  );
}

test('names settings and permissions as their screens do', async () => {
  show([
    entry({}),
    entry({ _id: 'e2', subjectId: 'agency.gone' }),
    entry({
      _id: 'e3',
      action: 'staff_changed',
      subjectId: 'mei',
      detail: { role: 'staff', extra: 'spots.write money.refund' },
    }),
    entry({
      _id: 'e4',
      action: 'booking_cancelled',
      subjectId: 'maya',
      detail: { reason: 'asked_by_traveller' },
    }),
  ]);
  expect(await screen.findByText('Agency: Emergency phone')).toBeVisible();
  expect(screen.getByText('agency.gone')).toBeVisible();
  expect(screen.getByText('reason: the traveler asked for it')).toBeVisible();
  expect(screen.getByText('staff · also edit destinations, refund beyond the terms')).toBeVisible();
});

test('describes what changed, when, in which language and in which email', async () => {
  show([
    entry({ action: 'spot_changed', detail: { changed: 'description, words of the host' } }),
    entry({ _id: 'e2', action: 'contact_changed', detail: { name: 'same', email: 'changed' } }),
    entry({ _id: 'e3', action: 'departures_changed', detail: { fromDay: '2027-04-12', toDay: '2027-04-12', changed: 'places' } }), // prettier-ignore
    entry({ _id: 'e4', action: 'mail_sent', detail: { mail: 'charged_again' } }),
    entry({ _id: 'e5', action: 'setting_texts_changed', detail: { language: 'de', state: 'draft' } }), // prettier-ignore
  ]);
  expect(await screen.findByText('changed: description, words of the host')).toBeVisible();
  expect(screen.getByText('changed: email')).toBeVisible();
  expect(screen.getByText('changed: places · Apr 12, 2027')).toBeVisible();
  expect(screen.getByText('notice that a refunded amount is due again')).toBeVisible();
  expect(screen.getByText('draft · language: de')).toBeVisible();
  expect(screen.getByText('Agency: Emergency phone')).toBeVisible();
});

test('names the start times of departures', async () => {
  const days = { fromDay: '2027-04-12', toDay: '2027-04-12', changed: 'departures' };
  show([
    entry({ action: 'departure_cancelled', detail: { day: '2027-04-12', startTime: '14:30' } }),
    entry({ _id: 'e2', action: 'departures_changed', detail: { ...days, startTimes: '09:00, 14:30' } }), // prettier-ignore
  ]);
  expect(await screen.findByText('Apr 12, 2027, 2:30 PM')).toBeVisible();
  expect(screen.getByText(/Apr 12, 2027 · 9:00 AM, 2:30 PM$/)).toBeVisible();
});

test('names automatic actors in its own words', async () => {
  show([
    entry({ byUserId: 'configuration', byName: 'ADMIN_EMAILS', byNow: null }),
    entry({ _id: 'e2', byUserId: 'server', byName: 'Server', byNow: null }),
  ]);
  expect(await screen.findByText(/^The server’s settings ·/)).toBeVisible();
  expect(screen.getByText(/^The server ·/)).toBeVisible();
});

test('shows a person’s name at the time and the current one', async () => {
  show([
    entry({ byName: 'Olivia', byNow: 'Mallory' }),
    entry({
      _id: 'e2',
      action: 'staff_removed',
      subjectId: 'gone',
      subjectName: 'Ben Baker',
      detail: { role: 'staff' },
    }),
    entry({ _id: 'e3', byName: null }),
  ]);
  expect(await screen.findByText(/^Olivia \(now Mallory\)/)).toBeVisible();
  expect(screen.getByText('Ben Baker')).toBeVisible();
  expect(screen.getByText(/^A former colleague/)).toBeVisible();
});
