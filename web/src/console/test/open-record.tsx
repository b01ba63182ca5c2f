import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type BookingRecord,
  type MailDelivery,
  PERMISSIONS,
  type Permission,
  type StaffRole,
} from '@wayfarer/contract';
import type { PublicConfig } from '../../api/public-config.ts';
import { fakeApi, ok } from '../../test/fake-api.ts';
import { ADA } from '../../test/fake-identity.ts';
import { renderInConsole } from '../../test/render-in-console.tsx';
import { menuOf, StaffContext } from '../kit/staff/staff.ts';
import { ScreenParamsContext } from '../kit/address/screen-params.ts';
import { RecordScreen } from '../screens/bookings/record/record-screen.tsx';
import { aRecord } from './a-record.ts';
import { aStaffPerson } from './booking-list-items.ts';

export const PREVIEW = {
  refusal: null,
  revision: 3,
  evaluatedAt: '2027-03-20T10:00:00.000Z',
  timeZone: 'Europe/Istanbul',
  currency: 'usd',
  total: 47_500,
  taken: 14_500,
  back: 0,
  refund: { card: 4750, counter: 2500 },
  kept: 7250,
  lapsed: 33_000,
  percent: 50,
  exception: null,
  disputed: false,
  steps: [],
  current: 0,
  sentences: [],
  refundWithinDays: 10,
};

type Answers = Parameters<typeof fakeApi>[0];

/** Opens the record of Maya's booking. */
export function openRecord(
  record: BookingRecord = aRecord(),
  {
    answers = {},
    config = {},
    mails = 'server',
    permissions = PERMISSIONS,
    refundLimit = null,
    role = 'owner',
  }: {
    answers?: Answers;
    config?: Partial<PublicConfig>;
    mails?: MailDelivery;
    permissions?: readonly Permission[];
    refundLimit?: number | null;
    role?: StaffRole;
  } = {},
) {
  const { api, calls } = fakeApi({
    'GET /operator/bookings/maya': () => ok(record),
    'GET /operator/bookings/maya/cancellation': () => ok(PREVIEW),
    ...answers,
  });
  const staff = { ...aStaffPerson(permissions), mails, refundLimit };
  const { store } = renderInConsole(
    <StaffContext value={{ ...staff, role, menu: menuOf([], staff) }}>
      <ScreenParamsContext value={{ id: 'maya' }}>
        <RecordScreen />
      </ScreenParamsContext>
    </StaffContext>,
    { api, user: ADA, at: '/admin/bookings/maya', config },
    '/admin/bookings/:id',
  );
  const sent = () => calls.findLast(({ method }) => method !== 'GET');
  return { calls, sent, store, person: userEvent.setup({ delay: null }) };
}
export const press = async (person: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));
