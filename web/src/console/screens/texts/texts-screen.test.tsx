import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import type { TextsRow } from '../../kit/texts/api.ts';
import { TextsScreen } from './texts-screen.tsx';

const languages = [
  { tag: 'en', name: 'English', prefix: '' },
  { tag: 'de', name: 'Deutsch', prefix: '/de' },
];
const ROW: TextsRow = {
  _id: 's1',
  spot: 'Lisbon',
  country: 'Portugal',
  state: 'partly',
  total: 6,
  translated: 2,
  changed: 0,
  updatedAt: null,
};

function show(at: string) {
  const fake = fakeApi({ 'GET /operator/texts': () => ok([ROW]) });
  const staff = aStaffPerson(PERMISSIONS);
  renderInConsole(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <TextsScreen />
    </StaffContext>,
    { api: fake.api, user: ADA, at, config: { languages } },
    '/admin/texts',
  );
  return { ...fake, person: userEvent.setup({ delay: null }) };
}

it('is searched and filtered by what is left to do, in its address', async () => {
  const { callsOf, person } = show('/admin/texts?q=lis&state=missing');
  const lisbon = await screen.findByRole('link', { name: 'Lisbon' });
  expect(lisbon).toHaveAttribute('href', '/admin/texts/s1?language=de');
  expect(screen.getByRole('searchbox', { name: 'Search destinations' })).toHaveValue('lis');
  expect(callsOf('GET').at(-1)?.query).toMatchObject({
    q: 'lis',
    state: 'missing',
    language: 'de',
  });
  expect(screen.getAllByText('Partly translated').length).toBeGreaterThan(1);
  await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Partly translated');
  await waitFor(() =>
    expect(callsOf('GET').at(-1)?.query).toMatchObject({ q: 'lis', state: 'partly' }),
  );
});
