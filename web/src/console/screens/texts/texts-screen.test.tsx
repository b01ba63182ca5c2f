import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
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

function show(at: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const fake = fakeApi({ 'GET /operator/texts': () => ok([ROW]), ...answers });
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

it('can be searched and filtered by remaining work, in its address', async () => {
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

const importing = { 'POST /operator/texts/import': () => ok(FOUND) };
const FOUND = {
  changes: [
    { id: 's1', spot: 'Lisbon', name: 'spot', before: '', after: 'Lissabon', changed: true },
  ],
  refused: [{ row: 1, reason: 'must be at most 60 characters', code: 'too_long', most: 60 }],
};
const HEAD = 'Id;Destination;Text;Original;de;To check';
const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'texts.csv');

async function choose(person: ReturnType<typeof userEvent.setup>, file: File) {
  await person.upload(await screen.findByLabelText('Import a file'), file);
}

it('previews a file’s changes, row by row, before anything is saved', async () => {
  const { callsOf, person } = show('/admin/texts', importing);
  const rows = ['s1;Lisbon;spot;Lisboa;Lissabon;', 's2;Bay;spot;Bay;Bucht;', ';Bay;spot;Bay;Bai;'];
  await choose(person, csv(HEAD, ...rows));
  expect(await screen.findByText('1 text would change')).toBeVisible();
  expect(screen.getByText(/1 text was translated from an original/)).toBeVisible();
  await person.click(screen.getByText('2 rows can’t be imported'));
  expect(screen.getByText('Row 3: The text is longer than 60 characters.')).toBeVisible();
  expect(screen.getByText(/^Row 4: The row has a text, but no Id/)).toBeVisible();
  expect(callsOf('POST').map(({ body }) => body)).toMatchObject([
    { apply: false, rows: [{ id: 's1', original: 'Lisboa', text: 'Lissabon' }, { id: 's2' }] },
  ]);
  await person.click(screen.getByRole('button', { name: 'Publish them' }));
  await waitFor(() =>
    expect(callsOf('POST').at(-1)?.body).toMatchObject({ apply: true, state: 'published' }),
  );
});

it.each([
  ['another file', csv('Id;Text;fr', 's1;spot;Lisbonne'), /needs the columns Id, Text and de/],
  ['an open quotation mark', csv(HEAD, 's1;;spot;Lisbon;"Lissabon;'), /in row 2 is never closed/],
  ['another encoding', new File([new Uint8Array([0x49, 0xfc, 0x3b])], 'a.csv'), /can’t be read/],
])('sends nothing of %s, and says why', async (_, file, says) => {
  const { callsOf, person } = show('/admin/texts', importing);
  await choose(person, file);
  expect(await screen.findByRole('alert')).toHaveTextContent(says);
  expect(callsOf('POST')).toEqual([]);
});

it('says which part was saved if the rest of a file fails', async () => {
  let applied = 0;
  const { person } = show('/admin/texts', {
    'POST /operator/texts/import': ({ body }) => {
      if ((body as { apply: boolean }).apply) applied += 1;
      const [{ id } = { id: '' }] = (body as { rows: { id: string }[] }).rows;
      const changes = FOUND.changes.map((change) => Object.assign({}, change, { id }));
      return applied === 2 ? refused(503, 'unavailable') : ok({ changes, refused: [] });
    },
  });
  const rows = Array.from({ length: 250 }, (_, index) => `s${index};Bay;spot;Bay;Bucht ${index};`);
  await choose(person, csv(HEAD, ...rows));
  await person.click(await screen.findByRole('button', { name: 'Publish them' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The first part of the file is saved/);
});
