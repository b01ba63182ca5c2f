import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeApi, later, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { SETTING_FIELDS } from './fields/setting-fields.ts';
import { RowsControl } from './rows-control.tsx';

const FIELD = {
  ...SETTING_FIELDS['site.team'],
  columns: [
    { name: 'name', label: 'Name' },
    { name: 'photo', label: 'Portrait', kind: 'picture' },
  ],
} as const;

const PORTRAIT = '/media/portrait.webp';

/** Shows Ada, Ben and Cleo. The portraits of Ben and Cleo are being uploaded until `arrive` is called. */
async function openTeam() {
  const picture = later();
  const { api, callsOf } = fakeApi({ 'PUT /pictures': () => picture.promise });
  let now: unknown;
  function Team() {
    const [value, setValue] = useState<unknown>([
      { name: 'Ada', photo: '' },
      { name: 'Ben', photo: '' },
      { name: 'Cleo', photo: '' },
    ]);
    return (
      <RowsControl
        field={FIELD}
        value={value}
        mark={null}
        error={undefined}
        onChange={(next) => {
          now = next;
          setValue(next);
        }}
      />
    );
  }
  renderInConsole(<Team />, { api, user: ADA });
  const [, ofBen, ofCleo] = screen.getAllByLabelText<HTMLInputElement>('Choose a picture');
  const file = new File(['bytes'], 'portrait.jpg', { type: 'image/jpeg' });
  for (const input of [ofBen, ofCleo]) await userEvent.upload(input ?? document.body, file);
  await waitFor(() => expect(callsOf('PUT')).toHaveLength(2));
  const sent = { _id: 'p1', url: PORTRAIT, width: 9, height: 9, placeholder: 'data:,' };
  return { arrive: () => picture.answer(ok(sent, 201)), team: () => now };
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('adds an uploaded portrait to the right person, even if the order has changed', async () => {
  const { arrive, team } = await openTeam();
  press(/^Move .* 2, up$/);
  await arrive();
  await waitFor(() =>
    expect(team()).toEqual([
      { name: 'Ben', photo: PORTRAIT },
      { name: 'Ada', photo: '' },
      { name: 'Cleo', photo: PORTRAIT },
    ]),
  );
});

it('does not bring back a person who was removed in the meantime', async () => {
  const { arrive, team } = await openTeam();
  press(/^Remove .* 2/);
  await arrive();
  await waitFor(() =>
    expect(team()).toEqual([
      { name: 'Ada', photo: '' },
      { name: 'Cleo', photo: PORTRAIT },
    ]),
  );
});
