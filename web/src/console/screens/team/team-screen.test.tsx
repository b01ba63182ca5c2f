import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer, MailDelivery, StaffMember } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render.tsx';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { StaffContext } from '../../kit/staff/staff.ts';
import { ProofContext } from '../../../ui/form/bound/proof-context.ts';
import { TeamScreen } from './team-screen.tsx';

const NOTHING = { extra: [], refundLimit: null, since: null };
const OWNER: StaffMember = {
  _id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  emailVerified: true,
  role: 'owner',
  ...NOTHING,
};
const MIA: StaffMember = {
  _id: 'mia',
  name: 'Mia Member',
  email: 'mia@example.com',
  emailVerified: true,
  role: 'staff',
  extra: ['spots.write'],
  refundLimit: 50_00,
  since: '2026-11-20T12:00:00.000Z',
};
const SOMEBODY: Omit<Customer, '_id' | 'name' | 'email'> = {
  phone: '',
  account: true,
  emailVerified: true,
  since: '2026-11-20T12:00:00.000Z',
  bookings: 0,
  paid: [],
  lastTrip: null,
  blocked: false,
  staff: false,
};
const BEN = { _id: 'ben', name: 'Ben Baker', email: 'Ben@example.com' };

function openTeam({
  fresh = true,
  mails = 'server' as MailDelivery,
  found = [BEN] as { _id: string; name: string; email: string; emailVerified?: boolean }[],
} = {}) {
  let isFresh = fresh;
  let team = [OWNER, MIA];
  let invited: object[] = [];
  const put = (id: string) => ({
    [`PUT /operator/team/${id}`]: ({ body }: { body?: unknown }) => {
      const who = id === 'mia' ? MIA : { ...MIA, ...BEN };
      const made = { ...who, ...(body as object) };
      team = [...team.filter(({ _id }) => _id !== id), made];
      return ok(made);
    },
  });
  const { api, callsOf } = fakeApi({
    'GET /operator/team': () => (isFresh ? ok(team) : refused(403, 'sign_in_again')),
    'GET /operator/customers': () => ok(found.map((one) => ({ ...SOMEBODY, ...one }))),
    'DELETE /operator/team/mia': () => {
      team = [OWNER];
      return ok({ deletedCount: 1 });
    },
    'POST /users/mia/promote': () => {
      team = [OWNER, { ...MIA, role: 'owner' }];
      return ok({});
    },
    'POST /users/ada/demote': () => {
      team = team.filter(({ _id }) => _id !== 'ada');
      return ok({});
    },
    'GET /operator/invitations': () => ok(invited),
    'POST /operator/invitations': ({ body }: { body?: unknown }) => {
      const made = { _id: 'i1', sentAt: MIA.since, expiresAt: MIA.since, ...(body as object) };
      invited = [made];
      const link = mails === 'none' ? 'https://wayfarer.test/admin/join#secret' : null;
      return ok({ ...made, link });
    },
    'DELETE /operator/invitations/i1': () => {
      invited = [];
      return ok({ deletedCount: 1 });
    },
    ...put('mia'),
    ...put('ben'),
  });
  renderScreen(
    <ProofContext
      value={async (call) => {
        isFresh = true;
        return call();
      }}
    >
      <StaffContext value={{ ...aStaffPerson(), role: 'owner', menu: [], mails }}>
        <TeamScreen />
      </StaffContext>
    </ProofContext>,
    { api, user: ADA },
  );
  return { callsOf, person: userEvent.setup() };
}

it('shows staff and their permissions, and keeps the last owner', async () => {
  openTeam();
  const [owner, mia] = await screen.findAllByRole('listitem');
  expect(owner).toHaveTextContent('Owners can do everything.');
  expect(within(owner ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  expect(mia).toHaveTextContent('refunds up to $50.00');
  expect(mia).toHaveTextContent('also: edit destinations');
});

it('shows the current permissions of a person looked up by address', async () => {
  openTeam({ found: [MIA] });
  const boxes = await screen.findAllByRole('textbox', { name: /^E-?mail/i });
  fireEvent.change(boxes[1] ?? document.body, { target: { value: MIA.email } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  const dialog = within(await screen.findByRole('dialog', { name: MIA.name }));
  expect(dialog.getByRole('checkbox', { name: 'edit destinations' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: /refund beyond/ })).toHaveValue('50');
});

it('changes a person’s permissions', async () => {
  const { person, callsOf } = openTeam();
  await person.click(await screen.findByRole('button', { name: 'Change' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'manager');
  expect(screen.queryByRole('checkbox', { name: 'edit destinations' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'change settings' }));
  const limit = screen.getByRole('textbox', { name: /refund beyond/ });
  await person.clear(limit);
  await person.type(limit, '-1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  await person.clear(limit);
  await person.type(limit, '120.5');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('PUT')[0]?.body).toEqual({
    role: 'manager',
    extra: ['settings.write'],
    refundLimit: 120_50,
  });
});

it('adds a person with an account, by address', async () => {
  const { person, callsOf } = openTeam();
  const field = await screen.findByRole('textbox', { name: /Email of their account/ });
  await person.type(field, 'nobody@example.com{Enter}');
  expect(await screen.findByText(/No account uses this address/)).toBeVisible();
  await person.clear(field);
  await person.type(field, 'ben@example.com{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Ben Baker' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ben@example.com')).toBeVisible();
  expect(callsOf('PUT')[0]).toMatchObject({ path: '/operator/team/ben' });
});

it('says that an address is not verified, and does not add the account', async () => {
  const unproved = { ...BEN, emailVerified: false };
  const { person, callsOf } = openTeam({ found: [unproved] });
  const field = await screen.findByRole('textbox', { name: /Email of their account/ });
  await person.type(field, 'ben@example.com{Enter}');
  expect(await screen.findByText(/has not verified its address yet/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf('PUT')).toEqual([]);
});

it('adds an unverified person if no email can be sent', async () => {
  const { person } = openTeam({ mails: 'none', found: [{ ...BEN, emailVerified: false }] });
  const field = await screen.findByRole('textbox', { name: /Email of their account/ });
  await person.type(field, 'ben@example.com{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Ben Baker' })).toBeVisible();
});

it('invites by email, shows pending invitations, and withdraws one', async () => {
  const { person, callsOf } = openTeam();
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await person.type(field, 'new@example.com');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Their role' }), 'manager');
  await person.click(screen.getByRole('button', { name: 'Send the invitation' }));
  const row = (await screen.findByText('new@example.com')).closest('li') ?? document.body;
  expect(row).toHaveTextContent(/Invited.*Manager/);
  expect(callsOf('POST')[0]?.body).toEqual({ email: 'new@example.com', role: 'manager' });
  await person.click(within(row).getByRole('button', { name: 'Withdraw' }));
  const dialog = screen.getByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('new@example.com')).not.toBeInTheDocument());
});

it('shows an invitation link once if there is no mail server', async () => {
  const { person } = openTeam({ mails: 'none' });
  expect(await screen.findByText(/There is no mail server yet/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Link for/ })).not.toBeInTheDocument();
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'new@example.com');
  await person.click(screen.getByRole('button', { name: 'Make a link' }));
  const link = await screen.findByRole('textbox', { name: 'Link for new@example.com' });
  expect(link).toHaveValue('https://wayfarer.test/admin/join#secret');
  await person.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe('https://wayfarer.test/admin/join#secret');
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

it('removes a person after a confirmation', async () => {
  const { person } = openTeam();
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = screen.getByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('mia@example.com')).not.toBeInTheDocument());
});

it('asks for a new sign-in if the last one was too long ago', async () => {
  const { person } = openTeam({ fresh: false });
  await person.click(await screen.findByRole('button', { name: 'Confirm it is you' }));
  expect(await screen.findByText('mia@example.com')).toBeVisible();
});

it('hands the agency over: a colleague becomes an owner before the first one steps down', async () => {
  const { callsOf } = openTeam();
  const person = userEvent.setup({ delay: null });
  await screen.findByText('Mia Member');
  expect(screen.queryByRole('button', { name: 'End ownership...' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Make owner...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Mia Member an owner?' }));
  await person.click(dialog.getByRole('button', { name: 'Make them an owner' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make owner...' })).toBeNull());
  const [first] = await screen.findAllByRole('button', { name: 'End ownership...' });
  await person.click(first as HTMLElement);
  await person.click(await screen.findByRole('button', { name: 'End ownership' }));
  await waitFor(() => expect(screen.queryByText('Ada Lovelace')).toBeNull());
  expect(callsOf('POST').map(({ path }) => path)).toEqual([
    '/users/mia/promote',
    '/users/ada/demote',
  ]);
  // the last owner can't lose the role
  expect(screen.queryByRole('button', { name: 'End ownership...' })).toBeNull();
});
