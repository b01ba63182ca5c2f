/** The kinds of requests that are measured at each size. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Spot } from '@wayfarer/contract';
import { sampleSpot } from '../../server/src/cli/seed/sample-spots.ts';
import type { Filled } from '../console/fill-agency.ts';
import { signInAsOwner } from '../console/fill-agency.ts';
import { consoleRequests } from '../console/requests.ts';
import type { HttpClient } from '../load/http-client.ts';
import { read, sendOn, type Send, Traveler } from '../load/traveler.ts';
import type { Action } from '../load/workload.ts';
import { filters, parameters, searches } from '../serving/search-requests.ts';

const TRAVELERS = 40;
const POPULAR = 20;
const BROWSER = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };
const SCRIPT = { 'accept-encoding': 'br, gzip', accept: '*/*' };
/** The time after which another process has received a change, in ms. */
const HEARD_MS = 50;
/** A step that is coprime to every size, so that repeated steps reach every destination. */
const STEP = 7919;

export interface RequestKind {
  name: string;
  count: number;
  action(index: number): Action;
  /** Runs before each request and isn't measured. */
  before?(index: number): Promise<void>;
}

export interface Site {
  client: HttpClient;
  size: number;
  filled: Filled;
  /** The first traveler's number. Each measurement has its own travelers. */
  people: number;
}

const get =
  (path: string, headers: Record<string, string>): Action =>
  async (send) =>
    (await send(path, 200, { method: 'GET', path, headers })) !== undefined;

async function travelersOf(send: Send, from: number): Promise<Traveler[]> {
  const travelers = Array.from({ length: TRAVELERS }, (_, at) => new Traveler(from + at));
  for (const one of travelers) {
    // Travelers who have an account from an earlier run sign in instead.
    const isNew = await one.signIn(send, 'signUp').catch(() => false);
    if (!isNew) await one.signIn(send, 'signInWithPassword');
  }
  return travelers;
}

const spotPath = (index: number) => `/allTouristSpots/touristSpot/${sampleSpot(index).id}`;

/** Signs travelers in, and returns the kinds of requests. */
export async function openRequestKinds(site: Site): Promise<RequestKind[]> {
  const { client } = site;
  const send = sendOn(client);
  const travelers = await travelersOf(send, site.people);
  const traveler = (index: number) => travelers[index % travelers.length] ?? new Traveler(0);
  const spots: Spot[] = [];
  for (let at = 0; at < POPULAR; at += 1) {
    const { body } = await client.send({
      method: 'GET',
      path: `/api/allSpots/${sampleSpot(at).id}`,
    });
    spots.push(JSON.parse(body.toString()) as Spot);
  }
  const spot = (index: number) => spots[index % spots.length] as Spot;
  const path = '/api/payments/config';
  const config = await client.send({ method: 'GET', path, headers: SCRIPT });
  const { publishableKey } = read<{ publishableKey: string }>(config);
  return [
    ...pageKinds(site, await filesOf(client), travelers),
    ...listKinds(),
    {
      name: 'sign in',
      count: 20,
      action: (index) => (sending) => traveler(index).signIn(sending, 'signInWithPassword'),
    },
    {
      name: 'create a booking',
      count: 80,
      action: (index) => (sending) => traveler(index).book(sending, spot(index)),
    },
    payment(traveler, spot, publishableKey),
    {
      name: 'my bookings',
      count: 80,
      action: (index) => async (sending) =>
        (await sending('own', 200, traveler(index).call('GET', '/api/bookings'))) !== undefined,
    },
    ...(await consoleKinds(site)),
  ];
}

/** Pays for a booking, and books a trip first if no booking is unpaid. */
function payment(
  traveler: (index: number) => Traveler,
  spot: (index: number) => Spot,
  key: string,
): RequestKind {
  return {
    name: 'pay for a booking',
    count: 60,
    action: (index) => async (send) => {
      const who = traveler(index);
      const id = who.bookings.shift();
      return id === undefined ? who.book(send, spot(index)) : who.pay(send, id, key);
    },
  };
}

/** The URLs of Home's scripts and fonts. */
async function filesOf(client: HttpClient): Promise<string[]> {
  const { body } = await client.send({
    method: 'GET',
    path: '/',
    headers: { accept: 'text/html' },
  });
  const files = [...new Set(body.toString().match(/\/assets\/[\w.-]+\.(?:js|woff2)/g))];
  if (files.length === 0) throw new Error('Home loads no script');
  return files;
}

function pageKinds(
  { client, size }: Site,
  files: readonly string[],
  [editor]: readonly Traveler[],
) {
  let edits = 0;
  /** Changes a destination, which invalidates every cached page and list. */
  const edit = async () => {
    edits += 1;
    await editor?.editSpot(sendOn(client), `Quiet Bay ${Date.now()} ${edits}`);
    await wait(HEARD_MS);
  };
  const page = (name: string, path: string): RequestKind[] => [
    { name: `${name}, cached`, count: 1000, action: () => get(path, BROWSER) },
    { name: `${name}, first render`, count: 30, action: () => get(path, BROWSER), before: edit },
  ];
  const kinds: RequestKind[] = [
    ...page('Home', '/'),
    ...page('catalog', '/allTouristSpots'),
    {
      name: 'destination, cached',
      count: 1000,
      action: (index) => get(spotPath(index % POPULAR), BROWSER),
    },
    {
      name: 'destination, first render',
      count: 100,
      // Other kinds of requests use the popular destinations, whose pages are therefore cached.
      action: (index) => get(spotPath(POPULAR + ((index * STEP) % (size - POPULAR))), BROWSER),
    },
    {
      name: 'script or font',
      count: 990,
      action: (index) => get(files[index % files.length] ?? '', SCRIPT),
    },
  ];
  return kinds;
}

function listKinds(): RequestKind[] {
  const list = (query: Record<string, string | number>) =>
    get(`/api/allSpots?${parameters(query)}`, SCRIPT);
  return [
    { name: 'list of a thousand, cached', count: 300, action: () => get('/api/allSpots', SCRIPT) },
    {
      name: 'page of a list, first time',
      count: 80,
      action: (index) => list({ ...filters(index), limit: 20 + (index % 7) }),
    },
    {
      name: 'search',
      count: 80,
      action: (index) => list({ search: searches(index), limit: 20 + (index % 7) }),
    },
  ];
}

async function consoleKinds({ client, filled }: Site): Promise<RequestKind[]> {
  const authorization = `Bearer ${await signInAsOwner(client)}`;
  const names: Record<string, string> = {
    today: 'console: today',
    bookings: 'console: bookings',
    'bookings, searched': 'console: bookings searched',
  };
  return consoleRequests(filled, 60).flatMap(({ kind, paths }) => {
    const name = names[kind];
    if (name === undefined) return [];
    const action = (index: number) => get(paths[index % paths.length] ?? '', { authorization });
    return [{ name, count: kind === 'today' ? 30 : 60, action }];
  });
}
