import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS, type Permission, type WaitingRecord } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { menuOf, StaffContext } from '../staff/staff.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const entry = (part: Partial<WaitingRecord>): WaitingRecord => ({
  _id: 'priya',
  spotId: 'reef',
  travelDate: '2090-04-03',
  startTime: null,
  travelDuration: 1,
  travellers: { adults: 2, children: 0, infants: 0 },
  state: 'waiting',
  uid: 'u',
  name: 'Priya Nair',
  email: 'priya@example.com',
  place: 1,
  left: 1,
  hasRoom: false,
  bookingId: null,
  offeredUntil: null,
  createdAt: '2026-03-02T09:14:00.000Z',
  ...part,
});
const DIEGO = entry({ _id: 'diego', name: 'Diego Salas', place: 2, hasRoom: true, travellers: { adults: 1, children: 0, infants: 0 } }); // prettier-ignore

function show(entries: WaitingRecord[], permissions: readonly Permission[] = PERMISSIONS) {
  const world = fakeApi({
    'GET /operator/waitlist': () => ok(entries),
    'POST /operator/waitlist/diego/offer': () => ok(DIEGO),
    'DELETE /operator/waitlist/priya': () => ok({ deletedCount: 1 }),
  });
  const staff = { ...aStaffPerson(permissions), role: 'owner' as const };
  renderInConsole(
    <StaffContext value={{ ...staff, menu: menuOf([], staff) }}>
      <WaitingPanel spotId="reef" />
    </StaffContext>,
    { api: world.api, user: ADA, at: '/admin' },
  );
  return { ...world, person: userEvent.setup({ delay: null }) };
}

it('offers places out of turn if there is room, with a reason, and names the passed-over party', async () => {
  const { callsOf, person } = show([entry({}), DIEGO]);
  expect(await screen.findByRole('button', { name: /^Offer out of turn.*Priya/ })).toBeDisabled(); // prettier-ignore
  await person.click(screen.getByRole('button', { name: /^Offer out of turn.*Diego/ }));
  const dialog = screen.getByRole('dialog', { name: 'Offer 1 place to Diego Salas?' });
  expect(within(dialog).getByText(/1 party has waited longer: Priya Nair, 2 adults/)).toBeVisible();
  expect(within(dialog).getByText(/After this offer, none is left/)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Offer 1 place' }));
  expect(callsOf('POST')).toEqual([]);
  await person.type(within(dialog).getByLabelText(/^Why/), 'Promised');
  await person.click(within(dialog).getByRole('button', { name: 'Offer 1 place' }));
  expect(callsOf('POST').map(({ body }) => body)).toEqual([{ reason: 'Promised' }]);
});

it('removes a party after a confirmation', async () => {
  const { callsOf, person } = show([entry({})]);
  await person.click(await screen.findByRole('button', { name: /^Remove.*Priya/ }));
  const dialog = screen.getByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(callsOf('DELETE')).toHaveLength(1);
});

it('has no buttons for those who may only read, and shows when offers end', async () => {
  show([entry({ state: 'offered', bookingId: 'b', offeredUntil: '2090-04-01T18:00:00.000Z' })], ['bookings.read']); // prettier-ignore
  expect(await screen.findByText('Offered')).toBeVisible();
  expect(screen.getByText(/^until Apr 1, 2090/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});
