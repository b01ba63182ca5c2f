import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ok, refused } from '../../../test/fake-api.ts';
import { aCheckIn, CODE, deskApi, RECORDED, RECORDED_TEXT } from '../test/check-ins.ts';
import { page } from './desk-page.tsx';

const { Component: DeskPage } = page;

/** A camera that shows a code with the text `inSight`, and counts how often it was stopped. */
interface FakeCamera {
  inSight: string;
  stopped: number;
  opened: number;
  light: boolean[];
}
let camera: FakeCamera;
let refusal: string | undefined;

function stream(): MediaStream {
  const track = {
    stop: () => {
      camera.stopped += 1;
    },
    addEventListener: () => undefined,
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async ({ advanced }: { advanced: [{ torch: boolean }] }) => {
      camera.light.push(advanced[0].torch);
    },
  };
  return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
}

class FakeDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => (camera.inSight === '' ? [] : [{ rawValue: camera.inSight }]);
}

beforeEach(() => {
  camera = { inSight: '', stopped: 0, opened: 0, light: [] };
  refusal = undefined;
  const getUserMedia = async () => {
    if (refusal !== undefined) throw new DOMException('no', refusal);
    camera.opened += 1;
    return stream();
  };
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

function open(desk = deskApi()) {
  const view = renderScreen(
    <DeskPage />,
    { api: desk.api, user: ADA, at: '/admin/check-in' },
    '/admin/check-in',
  );
  return { ...view, desk, person: userEvent.setup({ delay: null }) };
}

const start = async (person: ReturnType<typeof userEvent.setup>) =>
  person.click(await screen.findByRole('button', { name: 'Start the camera' }));

test('is only for people who check travelers in', async () => {
  open(deskApi({ permissions: ['bookings.read'] }));
  const title = 'Your account can’t check travelers in';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the camera' })).toBeNull();
});

test('reads a code, checks in, and goes on to the next without restarting the camera', async () => {
  const done = aCheckIn({ attendance: 'checked_in', recorded: RECORDED });
  const desk = deskApi({
    found: () => ok(desk.recordings().length === 0 ? aCheckIn() : done),
    recorded: () => ok(done),
  });
  const { person } = open(desk);
  expect(await screen.findByText('The camera is off.')).toBeVisible();
  expect(camera.opened).toBe(0);
  await start(person);
  expect(await screen.findByText(/^The camera is on\./)).toHaveRole('status');

  const link = `https://travel.example/check-in${CODE}`;
  camera.inSight = link;
  expect(await screen.findByRole('heading', { level: 2, name: 'Maya Brennan' })).toHaveFocus();
  expect(desk.lookedUp()).toEqual([{ link }]);
  expect(desk.recordings()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText(`Checked in on ${RECORDED_TEXT}.`)).toBeVisible();

  const next = screen.getByRole('button', { name: 'Next' });
  expect(next).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Scanner' })).toHaveFocus();
  expect(screen.getByText(/^The camera is on\./)).toBeVisible();
  expect([camera.opened, camera.stopped]).toEqual([1, 0]);
  // the same voucher is still in view; the camera reports only the next one
  camera.inSight = link.replace('7K3M9Q', '2ABCDE');
  expect(await screen.findByRole('heading', { level: 2, name: 'Maya Brennan' })).toBeVisible();
  expect(desk.lookedUp().at(-1)).toEqual({ link: camera.inSight });
});

test('rejects a foreign code without asking the server', async () => {
  const { desk, person } = open();
  await start(person);
  camera.inSight = 'https://elsewhere.example/menu';
  expect(await screen.findByText('That code isn’t from one of our vouchers.')).toBeVisible();
  expect(desk.lookedUp()).toEqual([]);
});

test('the camera stops with its button, when the page is left, and while the page is hidden', async () => {
  const { person, unmount } = open();
  await start(person);
  await person.click(await screen.findByRole('button', { name: 'Stop the camera' }));
  expect(camera.stopped).toBe(1);
  await start(person);
  await screen.findByRole('button', { name: 'Stop the camera' });

  const seen = vi.spyOn(document, 'visibilityState', 'get');
  seen.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(camera.stopped).toBe(2);
  seen.mockReturnValue('visible');
  await act(async () => {
    fireEvent(document, new Event('visibilitychange'));
  });
  expect([camera.opened, camera.stopped]).toEqual([3, 2]);
  unmount();
  expect(camera.stopped).toBe(3);
});

test('a camera with a light can switch it', async () => {
  const { person } = open();
  await start(person);
  const light = await screen.findByRole('button', { name: 'Light' });
  expect(light).toHaveAttribute('aria-pressed', 'false');
  await person.click(light);
  expect(light).toHaveAttribute('aria-pressed', 'true');
  expect(camera.light).toEqual([true]);
});

test.each([
  ['NotAllowedError', /^Your browser isn’t allowed to use the camera\./],
  ['NotFoundError', /^This device has no camera\./],
  ['NotReadableError', /^The camera won’t start;/],
])('%s: says what to do, and the reference can be typed', async (name, text) => {
  refusal = name;
  const { desk, person } = open();
  await start(person);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start the camera' })).toBeEnabled();
  await person.type(screen.getByLabelText('Reference'), ' wf 7k3m9q {Enter}');
  expect(await screen.findByRole('heading', { name: 'Maya Brennan' })).toBeVisible();
  expect(desk.lookedUp()).toEqual([{ reference: 'wf 7k3m9q' }]);
  expect(screen.getByText(/Ask who is traveling\.$/)).toBeVisible();
});

test('says so if a browser has no camera', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  const { person } = open();
  await start(person);
  expect(await screen.findByText(/^This browser can’t use a camera here\./)).toBeVisible();
});

test('an unknown reference keeps the link back to the scanner', async () => {
  const { person } = open(deskApi({ found: () => refused(404, 'not_found') }));
  const field = await screen.findByLabelText('Reference');
  await person.click(screen.getByRole('button', { name: 'Find booking' }));
  expect(await screen.findByText('Enter the booking reference')).toBeVisible();
  await person.type(field, 'WF-000000{Enter}');
  expect(await screen.findByRole('heading', { name: 'No such booking' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Start the camera' })).toBeVisible();
});
