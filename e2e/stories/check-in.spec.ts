import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import jsqr from 'jsqr';
import { decodeQR } from 'qr/decode.js';
import { haveStaff } from '../agency.ts';
import { checkA11y, checkA11yAtEnd, expect, test } from '../fixtures.ts';
import { apiOf, pay } from '../gallery/stage.ts';
import { photograph, type Photograph, type Shot } from '../photograph.ts';
import { haveAccount, haveBooking, signIn, someone } from '../traveler.ts';

/** A browser whose camera shows a video file. */
const withCamera = test.extend<object, { film: string }>({
  film: [
    async ({ browserName }, use, { workerIndex }) => {
      await use(join(tmpdir(), `wayfarer-${browserName}-${process.pid}-${workerIndex}.mjpeg`));
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ film, launchOptions }, use) => {
      const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
      const seen = `--use-file-for-fake-video-capture=${film}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake, seen] });
    },
    { scope: 'worker' },
  ],
});

/** Sets the camera's video. The camera opens the file when it starts; a single frame would end immediately. */
function putBeforeCamera(film: string, { jpeg }: Photograph): void {
  writeFileSync(film, Buffer.concat([jpeg, jpeg]));
}

interface Voucher {
  booking: string;
  email: string;
  link: string;
  reference: string;
}

/**
 * A trip with its first day paid, and its voucher. By default, the trip begins tomorrow, which only an agency can
 * arrange.
 */
async function haveVoucher(page: Page, email: string, inDays = 1): Promise<Voucher> {
  const token = await haveAccount(page, email);
  const booking = await haveBooking(page, token, inDays);
  const { origin } = new URL((await page.request.get('/readyz')).url());
  await pay(origin, apiOf(origin, token), booking);
  const answer = await page.request.get(`/api/trips/${booking}/voucher`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { link = '', reference = '' } = (await answer.json()) as Record<string, string>;
  return { booking, email, link, reference };
}

/** The voucher printed on A4 paper, and the position of the code on it. */
async function printed({ booking, email, link }: Voucher, browser: Browser) {
  const home = await browser.newContext({
    baseURL: new URL(link).origin,
    viewport: { width: 794, height: 1123 },
  });
  const sheet = await home.newPage();
  await sheet.goto(`/login?from=/bookings/${booking}/voucher`);
  await signIn(sheet, email);
  const code = sheet.getByRole('img', { name: 'Code for check-in' });
  await expect(code).toBeVisible();
  await sheet.emulateMedia({ media: 'print' });
  const paper = await sheet.screenshot({ fullPage: true });
  const place = await code.boundingBox();
  await home.close();
  if (!place) throw new Error('the code is not on the paper');
  return { paper, code: place };
}

/** A frame around the code, `times` as wide and high. */
const around = ({ x, y, width, height }: Shot['frame'], times: number): Shot['frame'] => ({
  x: x + (width * (1 - times)) / 2,
  y: y + (height * (1 - times)) / 2,
  width: width * times,
  height: height * times,
});

const BY_HAND = {
  seed: 1,
  turned: 7,
  tilted: 0.15,
  blurred: 0.8,
  noise: 7,
  dimmest: 0.45,
  quality: 0.6,
} as const;
const STILL = { ...BY_HAND, turned: 0, tilted: 0, blurred: 0, noise: 0, dimmest: 1, quality: 0.9 };

/** Ways to photograph the paper. The number is the width of the picture as a multiple of the code's width. */
const SHOTS: readonly [string, number, Omit<Shot, 'frame'>][] = [
  ['as it is', 4, STILL],
  ['turned', 3, { ...STILL, turned: -24 }],
  ['in perspective', 3, { ...STILL, tilted: 0.2 }],
  ['out of focus', 3, { ...STILL, blurred: 1.3 }],
  ['grainy', 3, { ...STILL, blurred: 0.8, noise: 7 }],
  ['in bad light', 3, { ...STILL, blurred: 0.8, dimmest: 0.45 }],
  ['in a small file', 3, { ...STILL, quality: 0.25 }],
  ['by hand', 3, BY_HAND],
  ['by another hand', 2, { ...BY_HAND, seed: 2, turned: -11 }],
  ['from farther away', 3.5, { ...BY_HAND, seed: 3, blurred: 0.6 }],
];

/** The next picture that the same person takes. */
const held = (shot: Omit<Shot, 'frame'>) => ({
  ...shot,
  seed: shot.seed + 10,
  turned: shot.turned * 0.8,
});

function byQr(image: Photograph): string | undefined {
  try {
    return decodeQR(image, { effort: Infinity, timeLimit: Infinity });
  } catch {
    return undefined; // no code was found
  }
}

const READERS: Readonly<Record<string, (image: Photograph) => string | undefined>> = {
  qr: byQr,
  jsqr: ({ data, width, height }) => jsqr.default(data, width, height)?.data,
};

test('the code on a printed voucher is read from a photograph, by two readers @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const voucher = await haveVoucher(page, someone('printer'), 20);
  const { link } = voucher;
  const { paper, code } = await printed(voucher, browser);
  expect(new URL(link).pathname).toBe('/check-in');
  for (const [name, times, shot] of SHOTS) {
    const frame = around(code, times);
    const image = await photograph(page, paper, { ...shot, frame });
    for (const [reader, read] of Object.entries(READERS)) {
      // a phone takes many pictures while it is held up: some codes are found only in the next one
      const found = read(image) ?? read(await photograph(page, paper, { ...held(shot), frame }));
      expect.soft(found, `${name}, read by ${reader}`).toBe(link);
    }
  }
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a stranger who opens the code learns nothing, staff see who is expected @once', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expect(/status of 400.*\/checkIns\/lookup/);
  const staff = await haveStaff(page, 'desk-agency');
  const traveler = someone('expected');
  const { link } = await haveVoucher(page, traveler);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(link);
  await expect(heading(page, 'This code is for our staff')).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(asked.filter((url) => /\/api\/|WF-/.test(url.replace(/#.*/, '')))).toEqual([]);
  await checkA11y(page);

  // a traveler who signs in sees no details either
  await page.getByRole('link', { name: 'Sign in as staff' }).click();
  await signIn(page, traveler);
  await expect(heading(page, 'Your account can’t check travelers in')).toBeVisible();
  expect(asked.filter((url) => url.includes('/checkIns'))).toEqual([]);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();

  await page.goto(link);
  await page.getByRole('link', { name: 'Sign in as staff' }).click();
  await signIn(page, staff);
  await expect(heading(page, 'Grace Hopper')).toBeVisible();
  expect(page.url()).toBe(link);
  for (const text of ['Taj Mahal, India', '1 adult', 'Due on arrival', '$70.00']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await checkA11y(page);
  await page.goto(`${link.slice(0, -4)}AAAA`);
  await page.reload(); // navigating to an address that differs only in its fragment doesn't load a new document
  await expect(heading(page, 'Not one of our codes')).toBeVisible();
  await checkA11y(page);
});

withCamera(
  'staff scan vouchers one after the other, and a second scan says when and by whom @phone',
  async ({ page, browser, film }) => {
    test.slow();
    const staff = await haveStaff(page, 'second-agency');
    const first = await haveVoucher(page, someone('first'));
    const { paper, code } = await printed(first, browser);
    const shot = { ...BY_HAND, frame: around(code, 3) };
    putBeforeCamera(film, await photograph(page, paper, shot));

    await page.goto('/account');
    await signIn(page, staff);
    await page.getByRole('link', { name: 'Check travelers in' }).click();
    await expect(heading(page, 'Check-in')).toBeVisible();
    await checkA11yAtEnd(page);
    await button(page, 'Start the camera').click();
    await expect(heading(page, 'Grace Hopper')).toBeVisible();
    await expect(page.getByText(first.reference)).toBeVisible();
    await checkA11y(page);
    await button(page, 'Check in').click();
    await expect(page.getByText(/^Checked in on .+ by Grace Hopper\.\u200B*$/)).toBeVisible();
    await expect(button(page, 'Next')).toBeFocused();
    await checkA11y(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The camera is on\./)).toBeVisible();
    await checkA11yAtEnd(page);

    // the same voucher again, with the phone's own camera app
    await page.goto(first.link);
    await expect(
      page.getByText(/^Already checked in on .+ by Grace Hopper\.\u200B*$/),
    ).toBeVisible();
    await expect(button(page, 'Check in')).toHaveCount(0);
    await checkA11y(page);
    await button(page, 'Undo').click();
    await expect(button(page, 'Check in')).toBeVisible();
  },
);

test('without a code, staff type the reference as they hear it @once', async ({ page, watch }) => {
  test.slow();
  watch.expect(/status of 404.*\/checkIns\/lookup/);
  const staff = await haveStaff(page, 'third-agency');
  const { reference } = await haveVoucher(page, someone('heard'));
  const token = await haveAccount(page, someone('early'));
  const early = await haveBooking(page, token, 40);
  const booked = await page.request.get(`/api/bookings/${early}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const later = (await booked.json()) as { reference: string };

  // signing in opens this screen without loading a new document, although the camera needs one
  await page.goto('/admin/check-in');
  await signIn(page, staff);
  await expect(heading(page, 'Check-in')).toBeVisible();
  const sloppy = reference.toLowerCase().replace('wf-', ' ').replaceAll('0', 'o');
  await page.getByLabel('Reference').fill(`${sloppy.slice(0, 4)} ${sloppy.slice(4)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(/Ask who is traveling\.\u200B*$/)).toBeVisible();

  await page.getByLabel('Reference').fill(later.reference);
  await button(page, 'Find booking').click();
  await expect(page.getByText('Not expected today', { exact: true })).toBeVisible();
  await expect(page.getByText(/A manager can still check them in\.\u200B*$/)).toBeVisible();
  await checkA11y(page);

  await page.getByLabel('Reference').fill('WF-??????');
  await button(page, 'Find booking').click();
  await expect(heading(page, 'No such booking')).toBeVisible();
  await checkA11y(page);
  await button(page, 'Next').click();
  await expect(button(page, 'Start the camera')).toBeVisible();
});

test('the camera is allowed to the scanner’s page alone @phone', async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['permissions-policy'] ?? '';
  expect(await policyOf('/admin/check-in')).toContain('camera=(self)');
  for (const path of ['/', '/check-in', '/login', '/account', '/bookings', '/nowhere']) {
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining('camera=()')]);
  }
  const { headers } = await page.request
    .get('/check-in')
    .then((answer) => ({ headers: answer.headers() }));
  expect(headers['referrer-policy']).toBe('no-referrer');
  await page.goto('/check-in');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
