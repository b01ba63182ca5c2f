/** Controls of the public pages, one of each kind, each with the expected effect of a press. */
import type { Locator, Page } from 'playwright-core';

export interface Control {
  name: string;
  path: string;
  find: (page: Page) => Locator;
  /** Reads a value before the press, which is passed to `isDone`. */
  read?: (page: Page) => Promise<string>;
  /** True once the press has had its effect. */
  isDone: (page: Page, before: string) => Promise<boolean>;
  /** The number of presses, if each press counts; 1 by default. */
  presses?: number;
  /** Text to type after the press. */
  typed?: string;
}

const TYPED = 'lake';

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).filter({ visible: true }).first();
const field = (name: string | RegExp) => (page: Page) => page.getByLabel(name).first();
const submit = (page: Page) => page.locator('main form button[type=submit]').first();

const isAt = (address: RegExp) => async (page: Page) => address.test(page.url());
const has = (selector: string) => async (page: Page) => (await page.locator(selector).count()) > 0;
const isPressed = (find: (page: Page) => Locator) => async (page: Page) =>
  (await find(page).getAttribute('aria-pressed')) === 'true';
const isTyped = (find: (page: Page) => Locator) => async (page: Page) =>
  (await find(page).inputValue()) === TYPED;

const search = (page: Page) => page.getByRole('search').locator('input').first();
const heart = (page: Page) => page.getByRole('article').first().getByRole('button').first();
const faults = has('main [role=alert], main [aria-invalid=true]');
const [isThemed, isMenuOpen] = [has('html[data-theme]'), has('[popover]:popover-open')];

const frame = (path: string): Control[] => [
  { name: 'theme', path, find: button(/theme/i), isDone: isThemed },
  { name: 'menu', path, find: button('Menu'), isDone: isMenuOpen },
  { name: 'register', path, find: link('Register'), isDone: isAt(/register/) },
];

const home: Control[] = [
  ...frame('/'),
  { name: 'tour', path: '/', find: button(/Watch demo/i), isDone: has('dialog[open]') },
  { name: 'start', path: '/', find: button(/Start/i), isDone: has('input:focus') },
  { name: 'search', path: '/', find: button(/^Search/i), isDone: isAt(/allTouristSpots/) },
  { name: 'search text', path: '/', find: search, isDone: isTyped(search), typed: TYPED },
  {
    name: 'pause',
    path: '/',
    find: button(/Pause slideshow/i),
    isDone: async (page) => (await button(/Play slideshow/i)(page).count()) > 0,
  },
];

const catalog = (path: string): Control[] => [
  { name: 'heart', path, find: heart, isDone: isPressed(heart) },
  { name: 'chip', path, find: link(/^Beach/), isDone: isAt(/category=/) },
  {
    name: 'card',
    path,
    find: (page) => page.getByRole('article').first().getByRole('link').first(),
    isDone: isAt(/touristSpot\//),
  },
  { name: 'search', path, find: search, isDone: isTyped(search), typed: TYPED },
];

const days = (page: Page) => page.getByLabel('Days', { exact: true });
const [favorite, bookmark] = [button(/^Favorite/), button(/^Bookmark/)];
const PRESSES = 3;

const destination = (path: string): Control[] => [
  {
    name: `${PRESSES} more days`,
    path,
    find: button('One more day'),
    presses: PRESSES,
    read: (page) => days(page).inputValue(),
    isDone: async (page, before) =>
      (await days(page).inputValue()) === String(Number(before) + PRESSES),
  },
  { name: 'favorite', path, find: favorite, isDone: isPressed(favorite) },
  { name: 'bookmark', path, find: bookmark, isDone: isPressed(bookmark) },
  {
    name: 'picture',
    path,
    find: (page) => page.locator('main button:has(img)').first(),
    isDone: has('dialog[open]'),
  },
  {
    name: 'tab',
    path,
    find: (page) => page.getByRole('tab', { name: 'Details' }),
    isDone: has('[role=tab][aria-selected=true][href="#details"]'),
  },
  { name: 'book', path, find: link(/Book Now/i), isDone: isAt(/booking|login|register/) },
];

const forms: Control[] = [
  {
    name: 'send',
    path: '/contact',
    find: button('Send message'),
    isDone: has('main [aria-invalid=true]'),
  },
  {
    name: 'submit',
    path: '/forgot-password',
    find: submit,
    isDone: faults,
  },
  ...['/login', '/register'].flatMap((path): Control[] => [
    { name: 'submit', path, find: submit, isDone: faults },
    { name: 'email', path, find: field(/Email/), isDone: isTyped(field(/Email/)), typed: TYPED },
    {
      name: 'show password',
      path,
      find: button(/^Show/),
      isDone: has('main input[autocomplete$=password][type=text]'),
    },
  ]),
];

/** Public pages whose only controls are those of the frame, which every page has. */
const FRAMED = ['/popularSpots', '/aboutus', '/saved', '/terms', '/services/planning'];

const questions = (page: Page) => page.getByRole('searchbox');

const support: Control[] = [
  {
    name: 'search',
    path: '/support',
    find: questions,
    isDone: async (page) =>
      (await isTyped(questions)(page)) &&
      (await page.getByText(/^Showing [0-9] of \d+/).count()) > 0,
    typed: TYPED,
  },
  {
    name: 'question',
    path: '/support',
    find: (page) => page.locator('main summary').first(),
    isDone: has('main details[open]'),
  },
];

/** All controls; `detail` is the address of a destination. */
export const controls = (detail: string): Control[] => [
  ...home,
  ...catalog('/allTouristSpots'),
  ...destination(detail),
  ...FRAMED.flatMap(frame),
  ...forms,
  ...support,
];
