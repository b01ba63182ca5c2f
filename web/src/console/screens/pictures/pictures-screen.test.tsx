import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ExternalPicture, type OperatorPicture } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { StaffContext, type ConsoleStaff } from '../../kit/staff/staff.ts';
import { PicturesScreen } from './pictures-screen.tsx';

const OWNER: ConsoleStaff = { ...aStaffPerson(), menu: [] };
const PICTURE: OperatorPicture = {
  _id: 'p1',
  url: '/media/pictures/0123456789abcdef-1600.webp',
  width: 1600,
  height: 1200,
  placeholder: '',
  owner: { _id: 'maya', name: 'Maya Brennan' },
  createdAt: '2027-05-01T10:00:00.000Z',
  bytes: 1_234_567,
  avif: 'waiting',
  unusedSince: null,
  uses: [
    { kind: 'spot', _id: 'fuji', name: 'Mount Fuji', online: true, alt: '', cover: true },
    { kind: 'review', _id: 'r1', name: 'Porto', online: false, alt: 'A tram', cover: true },
  ],
};
const EXTERNAL: ExternalPicture = {
  _id: 'bay',
  spot: 'Quiet Bay',
  country: 'Portugal',
  image: 'https://photos.example/bay.jpg',
  contributed: true,
  createdAt: '2027-05-01T10:00:00.000Z',
};

function show(answers: Parameters<typeof fakeApi>[0]) {
  const fake = fakeApi(answers);
  const element = (
    <StaffContext value={OWNER}>
      <PicturesScreen />
      <ToastHost />
    </StaffContext>
  );
  const view = renderInConsole(element, { api: fake.api, user: ADA, at: '/admin/pictures' });
  return { ...view, ...fake, person: userEvent.setup({ delay: null }) };
}

describe('the pictures in the console', () => {
  it('show owner, use and size, and combine filters that are chosen in quick succession', async () => {
    const { calls, person, router } = show({ 'GET /operator/pictures': () => ok([PICTURE]) });
    expect(await screen.findByText('1600 × 1200')).toBeVisible();
    expect(screen.getByText('1.2 MB')).toBeVisible();
    expect(screen.getByText('Destination · cover · no description')).toBeVisible();
    expect(screen.getByText('Review · not online')).toBeVisible();
    expect(screen.getByText('Compression pending')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('On'), 'Review');
    await person.click(screen.getByRole('button', { name: 'Unused' }));
    expect(router.state.location.search).toBe('?on=review&view=unused');
    await screen.findByText('1600 × 1200');
    expect(calls.at(-1)?.query).toEqual({ on: 'review', view: 'unused' });
    await person.click(screen.getByRole('link', { name: 'Pictures by Maya Brennan' }));
    expect(router.state.location.search).toBe('?owner=maya');
  });

  it('offer another try, and explain an empty list', async () => {
    let works = false;
    const { person } = show({
      'GET /operator/pictures': () => (works ? ok([]) : refused(503, 'unavailable')),
    });
    const alert = await screen.findByRole('alert');
    works = true;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No pictures yet')).toBeVisible();
  });

  it('need a reason to be removed, and stay if that is refused', async () => {
    const { callsOf, person } = show({
      'GET /operator/pictures': () => ok([PICTURE]),
      'POST /operator/pictures/p1/removal': () =>
        callsOf('POST').length > 1 ? ok({ deletedCount: 1 }) : refused(409, 'conflict'),
    });
    const name = 'Remove: Picture of Mount Fuji, Porto';
    await person.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this picture' });
    await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText('Please say why.')).toBeVisible();
    await person.type(within(dialog).getByLabelText(/^Reason/), 'It shows a face.');
    await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText('The API says why.')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Picture removed')).toBeVisible();
    expect(callsOf('POST')[0]?.body).toEqual({ reason: 'It shows a face.' });
  });

  it('from other sites have a link to the upload instead', async () => {
    const { person } = show({
      'GET /operator/pictures': () => ok([]),
      'GET /operator/pictures/external': () => ok([EXTERNAL]),
    });
    await person.click(await screen.findByRole('button', { name: 'On other sites' }));
    expect(await screen.findByText('Quiet Bay')).toBeVisible();
    expect(screen.getByText(/photos\.example/)).toBeVisible();
  });
});
