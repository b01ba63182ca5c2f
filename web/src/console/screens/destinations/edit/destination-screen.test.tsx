import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type OperatorSpot, PERMISSIONS, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { api as calls } from '../../../../api/client.ts';
import { fakeApi, later, ok, refused } from '../../../../test/fake-api.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderInConsole } from '../../../../test/render-in-console.tsx';
import { aStaffPerson } from '../../../test/booking-list-items.ts';
import { menuOf, StaffContext } from '../../../kit/staff/staff.ts';
import { ScreenParamsContext } from '../../../kit/address/screen-params.ts';
import { DestinationScreen } from './destination-screen.tsx';

const FUJI: OperatorSpot = {
  _id: 'fuji',
  state: 'published',
  contributed: false,
  contributor: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  currency: 'usd',
  facts: {
    spot: 'Mount Fuji',
    country: 'Japan',
    location: '',
    description: 'A mountain that is climbed in summer.',
    average_cost: '$200',
    seasonality: '',
    travel_time: '',
    totalVisitorsPerYear: '',
    questions: '',
    hostName: '',
    hostWords: '',
    image: 'https://example.com/fuji.jpg',
    category: null,
  },
  pictures: [],
  version: 'v1',
  details: {
    details: {
      included: [],
      notIncluded: [],
      bring: [],
      highlights: [],
      languages: [],
      notSuitable: [],
      notAllowed: [],
      accessibility: [],
      goodToKnow: [],
      groupSize: null,
      isPrivate: false,
      effort: null,
      leadDays: 0,
      itinerary: [],
      meetingTime: null,
      meetingPoint: '',
      directions: '',
      endPoint: '',
      lat: null,
      lon: null,
      timeZone: null,
      phone: '',
    },
    revision: 1,
  },
  prices: { prices: USUAL_PRICE_RULES, revision: 1 },
  policy: { family: null, revision: 1 },
  policies: [],
  waits: null,
  reason: '',
  archivedAt: null,
  tripsAhead: 0,
};

interface Sent {
  details: { value: OperatorSpot['details']['details']; revision: number };
  facts?: { value: { average_cost: string } };
  confirmPrice?: boolean;
}

function openFuji(
  answers: {
    listed?: (times: number) => unknown;
    saved?: () => unknown;
  } = {},
) {
  let spot = FUJI;
  let times = 0;
  const { api, callsOf } = fakeApi({
    'GET /operator/spots/fuji/price-history': () =>
      ok([
        { at: '2026-02-03T10:00:00.000Z', byName: 'Grace', before: '$139.50', after: '$200' },
        { at: '2026-01-03T10:00:00.000Z', byName: null, before: '$120', after: '$139.50' },
      ]),
    'GET /operator/spots/fuji': async () => {
      times += 1;
      await answers.listed?.(times);
      return ok(spot);
    },
    'PUT /operator/spots/fuji': async ({ body }) => {
      const { details, facts } = body as Sent;
      if (facts) {
        spot = { ...spot, facts: { ...spot.facts, average_cost: facts.value.average_cost } };
        return ok(spot);
      }
      if (details.revision !== spot.details.revision) return refused(409, 'revision_changed');
      spot = { ...spot, details: { details: details.value, revision: details.revision + 1 } };
      const answer = ok(spot);
      await answers.saved?.();
      return answer;
    },
  });
  const staff = aStaffPerson(PERMISSIONS);
  const { store } = renderInConsole(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <ScreenParamsContext value={{ id: 'fuji' }}>
        <DestinationScreen />
      </ScreenParamsContext>
    </StaffContext>,
    { api, user: ADA, at: '/admin/destinations/fuji' },
    '/admin/destinations/:id',
  );
  return {
    callsOf,
    theirs: (phone: string) => {
      const details = { details: { ...spot.details.details, phone }, revision: 2 };
      spot = { ...spot, details };
      return act(async () => void store.dispatch(calls.util.invalidateTags(['AllSpots'])));
    },
  };
}

const PLACE = /^Meeting point/;
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('shows the saved values until the destination is fetched again, and keeps newer input', async () => {
  const [list, answer] = [later(), later()];
  const { callsOf } = openFuji({
    listed: (times) => (times > 1 ? list.promise : undefined),
    saved: () => answer.promise,
  });
  await screen.findByLabelText(PLACE);
  write(PLACE, 'The gate');
  save();
  await waitFor(() => expect(callsOf('PUT')).toHaveLength(1));
  write(/^How to get there/, 'By bus');
  await answer.answer(ok({}));
  await screen.findByText('1 change');
  expect(screen.getByLabelText(PLACE)).toHaveValue('The gate');
  expect(screen.getByLabelText(/^How to get there/)).toHaveValue('By bus');
  save();
  await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  expect(screen.getByLabelText(/^How to get there/)).toHaveValue('By bus');
  expect(callsOf('PUT').map(({ body }) => (body as Sent).details)).toMatchObject([
    { revision: 1, value: { meetingPoint: 'The gate' } },
    { revision: 2, value: { meetingPoint: 'The gate', directions: 'By bus' } },
  ]);
  await list.answer(ok({}));
});

test('never replaces a colleague’s newer version without showing it', async () => {
  const { theirs } = openFuji();
  await screen.findByLabelText(PLACE);
  write(PLACE, 'The gate');
  await theirs('+81 3');
  save();
  const load = await screen.findByRole('button', { name: 'Load their version' });
  expect(screen.getByLabelText(PLACE)).toHaveValue('The gate');
  fireEvent.click(load);
  await waitFor(() => expect(screen.getByLabelText(PLACE)).toHaveValue(''));
  expect(screen.getByLabelText(/^Local contact phone/)).toHaveValue('+81 3');
});

test('saves the facts that travelers should know before booking', async () => {
  const { callsOf } = openFuji();
  await screen.findByLabelText(PLACE);
  expect(screen.getByLabelText(/^Book at least this many days ahead/)).toHaveValue('0');
  write(/^Book at least this many days ahead/, '7 days');
  write(/^Largest group/, '12');
  write(/^The guide speaks/, 'English\nJapanese');
  write(/^Not suitable for/, 'Children under 5');
  write(/^Not allowed/, 'Drones');
  write(/^Effort/, 'demanding');
  write(/^Where the trip ends/, 'Tokyo Station');
  fireEvent.click(screen.getByLabelText(/^Private/));
  write(/^Accessibility/, 'The bus has a lift');
  write(/^Good to know/, 'Cash only');
  save();
  await waitFor(() => expect(callsOf('PUT')).toHaveLength(1));
  const [saved] = callsOf('PUT').map(({ body }) => (body as Sent).details.value);
  expect(saved).toMatchObject({
    leadDays: 7,
    groupSize: 12,
    languages: ['English', 'Japanese'],
    notSuitable: ['Children under 5'],
    notAllowed: ['Drones'],
    effort: 'demanding',
    isPrivate: true,
    endPoint: 'Tokyo Station',
    accessibility: ['The bus has a lift'],
    goodToKnow: ['Cash only'],
  });
});

test('asks for a number if a coordinate contains words', async () => {
  const { callsOf } = openFuji();
  await screen.findByLabelText(PLACE);
  write(/^Latitude/, '35°N');
  write(/^Longitude/, '138,73');
  save();
  expect(await screen.findByText('Enter a number.')).toBeVisible();
  expect(screen.getByLabelText(/^Latitude/)).toBeInvalid();
  expect(callsOf('PUT')).toEqual([]);
  write(/^Latitude/, '35,36');
  save();
  await waitFor(() => expect(callsOf('PUT')).toHaveLength(1));
  const [saved] = callsOf('PUT').map(({ body }) => (body as Sent).details.value);
  expect(saved).toMatchObject({ lat: 35.36, lon: 138.73 });
});

test('has its own payment plan, with errors next to its fields', async () => {
  const { callsOf } = openFuji();
  await screen.findByLabelText(PLACE);
  expect(screen.getByLabelText('First payment')).toHaveDisplayValue('The agency’s');
  write(/^First payment$/, 'percent');
  write(/^Percent$/, '100');
  write(/^Balance$/, 'before');
  write(/^Days before the trip$/, '400');
  save();
  await waitFor(() => expect(screen.getByLabelText('Percent')).toBeInvalid());
  expect(screen.getByLabelText('Days before the trip')).toBeInvalid();
  expect(callsOf('PUT')).toEqual([]);
  write(/^Percent$/, '20');
  write(/^Days before the trip$/, '14');
  save();
  await waitFor(() => expect(callsOf('PUT')).toHaveLength(1));
  expect(callsOf('PUT')[0]?.body).toMatchObject({
    prices: { value: { plan: { now: { percent: 20 }, balanceDays: 14 } }, revision: 1 },
  });
});

test('saves the host and answered questions, and points out an unanswered one', async () => {
  const { callsOf } = openFuji();
  await screen.findByLabelText(PLACE);
  write(/^Host/, 'Kenji');
  write(/^About the host/, 'He explains the trains.');
  write(/^Questions and answers/, 'Is it cold?');
  save();
  expect(
    await screen.findByText(/Write the answer on the lines below “Is it cold\?”/),
  ).toBeVisible();
  write(/^Questions and answers/, 'Is it cold?\nAt night.');
  save();
  await waitFor(() => expect(callsOf('PUT')).toHaveLength(1));
  const [facts] = callsOf('PUT').map(({ body }) => (body as Sent).facts?.value);
  expect(facts).toMatchObject({
    hostName: 'Kenji',
    hostWords: 'He explains the trains.',
    questions: 'Is it cold?\nAt night.',
  });
});

const PRICE = /^Price per day/;
const pricesSent = (calls: readonly { body?: unknown }[]) =>
  calls.map(({ body }) => {
    const { confirmPrice, facts } = body as Sent;
    return [facts?.value.average_cost, confirmPrice];
  });

test('reads a comma, shows the amount as it is typed, and asks before a large change of the price', async () => {
  const { callsOf } = openFuji();
  await screen.findByLabelText(PRICE);
  write(PRICE, '139,50');
  expect(screen.getByText('$139.50', { selector: 'p' })).toBeVisible();
  save();
  await waitFor(() => expect(pricesSent(callsOf('PUT'))).toEqual([['$139.50', undefined]]));
  await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  write(PRICE, '13950');
  save();
  const dialog = await screen.findByRole('dialog', { name: 'Is this the right price?' });
  expect(dialog).toHaveTextContent('from $139.50 to $13,950.00');
  expect(callsOf('PUT')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Change the price to $13,950.00' }));
  await waitFor(() => expect(pricesSent(callsOf('PUT')).at(-1)).toEqual(['$13950', true]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks which price was meant, and refuses invalid ones', async () => {
  const { callsOf } = openFuji();
  await screen.findByLabelText(PRICE);
  write(PRICE, '1.250');
  expect(screen.getByText('Did you mean $1,250.00 or $1.25?')).toBeVisible();
  save();
  await waitFor(() => expect(screen.getByLabelText(PRICE)).toBeInvalid());
  fireEvent.click(screen.getByRole('button', { name: '$1.25' }));
  await waitFor(() => expect(screen.getByLabelText(PRICE)).toBeValid());
  expect(screen.getByLabelText(PRICE)).toHaveValue('1.25');
  for (const text of ['-5', '1e3', 'free']) {
    write(PRICE, text);
    await waitFor(() => expect(screen.getByLabelText(PRICE)).toBeInvalid());
  }
  expect(callsOf('PUT')).toHaveLength(0);
});

test('copies an earlier price into the form', async () => {
  openFuji();
  await screen.findByLabelText(PRICE);
  fireEvent.click(screen.getByRole('button', { name: 'Price history' }));
  expect(await screen.findByText('In use')).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: 'Use this again' });
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText(PRICE)).toHaveValue('139.50');
  expect(await screen.findByText('1 change')).toBeVisible();
});
